import { useEffect, useState, type ReactNode } from 'react';
import { identityOf } from '#src/api/user.ts';
import { followedHash } from '#src/page/followed-hash.ts';
import { Section } from '#src/section/Section.tsx';
import { onSessionEnd } from '#src/session/end-session.ts';
import { usePersonalAddress } from '#src/session/useEndpointUrl.ts';
import { useUser } from '#src/session/useUser.ts';
import { SignInPrompt } from '#src/sign-in/SignInPrompt.tsx';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { PlaceLink } from '#src/ui/PlaceLink.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './account-settings.module.css';
import type en from './messages/en.json';
import { SectionContent } from './SectionContent.tsx';
import { sectionsShown } from './sections.ts';
import { useSectionAddress } from './useSectionAddress.ts';
import type widget from './widget.ts';
import type { SectionName } from './widget.ts';

/**
 * Settings of the visitor's account and of this device, section by section. A visitor who has not signed in sees what the
 * device keeps; an author sees all sections, and nothing is asked of a service.
 */
export function AccountSettings({ config }: WidgetProps<typeof widget>) {
  const { privacyLink } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const track = useTrack();
  const { cmsMode } = usePage();
  const { user, isPending } = useUser();
  const domain = useSignInPage().site.userApi?.ssidDomain;
  const deleteCall = usePersonalAddress('deleteUrl', config.deleteUrl);
  const exportCall = usePersonalAddress('exportUrl', config.exportUrl);
  const hasExpired = useHasExpired();

  const isAuthor = cmsMode === 'author';
  const isMember = user !== null || isAuthor;
  const sections = sectionsShown(config.sections, {
    isMember,
    hasPasswords: Boolean(domain),
    hasDeletion: deleteCall !== undefined,
  });
  const [selected, leadTo] = useSectionAddress(sections);
  const visitor = user ? identityOf(user) : '';
  // Another visitor finds each section as it is at first. What a device keeps is nobody's: clearing it may sign the visitor
  // out, and what is said of it and the focus stay.
  const keyOf = (name: SectionName) => (name === 'privacy' ? name : `${name} ${visitor}`);

  if (isPending)
    return (
      <Section config={config} className={styles['body']} label={t('label')}>
        <Skeleton className={styles['columns']}>
          <SkeletonBox shape="text" lines={4} />
          <SkeletonBox shape="wide-picture" />
        </Skeleton>
      </Section>
    );
  return (
    <>
      {!domain && <AuthorNote>{t('noDomain')}</AuthorNote>}
      <Section
        config={config}
        className={styles['body']}
        label={t('label')}
        note={t('shown', { sections: format.list(sections.map((name) => t(name))) })}
      >
        {!isMember && <SignInPrompt text={t(hasExpired ? 'signInAgain' : 'signInText')} />}
        <div className={styles['columns']} data-personal="" data-alone={sections.length < 2 || undefined}>
          {sections.length > 1 && (
            <nav aria-label={t('sections')} className={styles['menu']}>
              <ul role="list">
                {sections.map((name) => (
                  <li key={name}>
                    <PlaceLink
                      href={`#${name}`}
                      aria-current={name === selected ? 'true' : undefined}
                      onClick={(click) => {
                        if (followedHash(click.nativeEvent) === undefined) return;
                        click.preventDefault();
                        leadTo(name);
                        track({ event: 'tab_click', clickText: t(name) });
                      }}
                    >
                      <span>{t(name)}</span>
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles['panels']}>
            {sections.map((name) => (
              <Panel key={keyOf(name)} name={name} isShown={isAuthor || name === selected}>
                <SectionContent
                  name={name}
                  user={user}
                  visitor={visitor}
                  domain={domain}
                  deleteCall={deleteCall}
                  exportCall={isMember ? exportCall : undefined}
                  privacyLink={privacyLink}
                />
              </Panel>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

interface PanelProps {
  readonly name: SectionName;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** One section. What is in it comes when it is first shown, and keeps its state while another one is. */
function Panel({ name, isShown, children }: PanelProps) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <section aria-labelledby={name} className={styles['panel']} hidden={!isShown}>
      <Heading level={level} look="h3" id={name}>
        {t(name)}
      </Heading>
      <HeadingLevelContext value={levelBelow(level)}>{wasShown && children}</HeadingLevelContext>
    </section>
  );
}

/** Whether a session has ended by itself since the page was opened. */
function useHasExpired(): boolean {
  const [hasExpired, setExpired] = useState(false);
  useEffect(() => onSessionEnd((reason) => setExpired(reason === 'expired')), []);
  return hasExpired;
}
