import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { alerts } from '#src/alert/store.ts';
import type { User } from '#src/api/user.ts';
import { useDraft } from '#src/drafts/useDraft.ts';
import { useProfileStatus } from '#src/account/useProfileStatus.ts';
import { useUser } from '#src/session/useUser.ts';
import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import button from '#src/ui/button.module.css';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { Completion } from './Completion.tsx';
import type en from './messages/en.json';
import { Part } from './Part.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { roleWord } from './role-word.ts';
import { Rows } from './Rows.tsx';
import { fieldsShown, toSections, type ProfileSection } from './sections.ts';
import { useFieldValues } from './useFieldValues.tsx';
import styles from './user-profile.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly user: User;
  readonly config: Config;
  /** The session has ended while a section was being edited. */
  readonly isLost: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

/** The profile of a visitor: card, sections, of which one at a time is edited in its place, company and role. */
export function Profile({ user, config, isLost, onEditing }: Props) {
  const { interestsLink, saveLabel, showCompletion, tradeSection } = config;
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const { language, mode, cmsMode, url } = usePage();
  const { role } = useUser();
  const root = useRef<HTMLDivElement>(null);
  const { status, hasFailed, again } = useProfileStatus();
  const valueOf = useFieldValues(user, status);
  const fields = useMemo(() => fieldsShown(config), [config]);
  const sections = useMemo(() => toSections(config, language), [config, language]);
  const [editing, setEditing] = useState<{ readonly key: string; readonly isRestored: boolean }>();
  const isAuthor = cmsMode === 'author';

  const edit = (section: ProfileSection, isRestored = false) => {
    setEditing({ key: section.key, isRestored });
    onEditing(true);
  };
  const stop = () => {
    setEditing(undefined);
    onEditing(false);
  };
  const cancel = useDraftOf(root, sections, editing !== undefined || !status, stop, edit);

  const isShown = (name: string) => fields.some((field) => field.name === name);
  const isNamed = sections.some((section) => section.fields.some(({ name }) => name === 'company'));
  const hasTrade = mode === 'B2B' && tradeSection && isShown('company') && !isNamed;
  const partLevel = levelBelow(useHeadingLevel());
  return (
    <div ref={root} className={styles['profile']} data-personal="">
      {isLost && (
        <div role="alert" className={styles['lost']}>
          <p>{t('lost')}</p>
          <SignInLink
            className={`${button['button']} ${button['stroke']} ${button['small']}`}
            href={url}
            opensNewWindow
            event={{ event: 'login_start', clickText: shared('signIn') }}
          >
            <span>{shared('signIn')}</span>
          </SignInLink>
        </div>
      )}
      {!isLost && !isAuthor && (
        <ProfileCard user={user} hasPicture={isShown('pictureUrl')}>
          {showCompletion && status && <Completion status={status} fields={fields} />}
        </ProfileCard>
      )}
      <HeadingLevelContext value={partLevel}>
        {hasFailed && !editing ? (
          <FailureNote text={t(navigator.onLine ? 'failed' : 'offline')} onRetry={again} />
        ) : !status && !editing && !isAuthor ? (
          <Skeleton>
            <SkeletonBox shape="text" lines={6} />
          </Skeleton>
        ) : (
          sections.map((section) => {
            const title = section.isBuiltIn ? t(section.title as keyof typeof en) : section.title;
            const editable = section.fields.filter(({ isEditable }) => isEditable);
            const isEdited = editing?.key === section.key;
            if (isLost && !isEdited) return null;
            const canEdit = editable.length > 0 && !editing && !isAuthor;
            const rows = section.fields.filter(({ isEditable }) => !isEdited || !isEditable);
            return (
              <Part
                key={section.key}
                title={title}
                onEdit={canEdit ? () => edit(section) : undefined}
                onCancel={isEdited ? cancel : undefined}
              >
                {rows.length > 0 && !isLost && (
                  <Rows rows={rows.map(({ name }) => ({ label: t(name), value: valueOf(name) }))} />
                )}
                {interestsLink && !isEdited && rows.some(({ name }) => name === 'interests') && (
                  <p>
                    <Link
                      className={styles['link']}
                      href={interestsLink}
                      event={{ event: 'cta_click', clickText: t('chooseInterests') }}
                    >
                      <span>{t('chooseInterests')}</span>
                    </Link>
                  </p>
                )}
                {isEdited && (
                  <ProfileForm
                    user={user}
                    status={status}
                    fields={editable}
                    saveLabel={saveLabel}
                    isRestored={editing.isRestored}
                    onChanged={again}
                    onSaved={() => {
                      stop();
                      alerts.raise({ type: 'success', description: t('saved') });
                    }}
                  />
                )}
              </Part>
            );
          })
        )}
        {hasTrade && !isLost && (
          <Part title={t('trade')}>
            <Rows
              rows={[
                { label: t('company'), value: valueOf('company') },
                { label: t('role'), value: isAuthor ? undefined : t(roleWord(role)) },
              ]}
            />
          </Part>
        )}
      </HeadingLevelContext>
    </div>
  );
}

/**
 * Opens the section for which something was typed before, once the profile is known.
 *
 * @returns gives up what is being edited, and forgets what was typed
 */
function useDraftOf(
  root: RefObject<HTMLDivElement | null>,
  sections: readonly ProfileSection[],
  isBusy: boolean,
  stop: () => void,
  edit: (section: ProfileSection, isRestored: boolean) => void,
): () => void {
  const kept = useMemo(
    () => sections.flatMap((section) => section.fields.filter(({ isEditable }) => isEditable)),
    [sections],
  );
  const draft = useDraft(root, kept);
  const isCancelled = useRef(false);
  const open = useEffectEvent(() => {
    const names = Object.keys(draft?.read() ?? {});
    const section = sections.find(({ fields }) =>
      fields.some(({ name, isEditable }) => isEditable && names.includes(name)),
    );
    if (section) edit(section, true);
  });
  useEffect(() => {
    if (isBusy) return;
    // The form has kept what was typed last as it went.
    if (isCancelled.current) draft?.clear();
    else open();
    isCancelled.current = false;
  }, [isBusy, draft]);
  return () => {
    isCancelled.current = true;
    stop();
  };
}
