import { useEffect, useState } from 'react';
import { identityOf, type User } from '#src/api/user.ts';
import { Section } from '#src/section/Section.tsx';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useUser } from '#src/session/useUser.ts';
import { SignInPrompt } from '#src/sign-in/SignInPrompt.tsx';
import { SignInWaiting } from '#src/sign-in/SignInWaiting.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { Profile } from './Profile.tsx';
import { fieldsShown } from './sections.ts';
import styles from './user-profile.module.css';
import type widget from './widget.ts';

/** What an author sees the fields of. */
const nobody: User = {
  ssid: '',
  sid: '',
  firstName: '',
  lastName: '',
  email: '',
  pictureUrl: '',
  interests: [],
  company: undefined,
};

/**
 * The visitor's own profile. While a section is being edited and the session ends, what was typed stays where it is; when
 * the visitor signs out, or another one signs in, it goes.
 */
export function UserProfile({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { cmsMode } = usePage();
  const { user, isPending } = useUser();
  const [editor, setEditor] = useState<User>();
  useEffect(() => onSessionEnd((reason) => reason === 'signed-out' && setEditor(undefined)), []);
  if (editor && user && identityOf(editor) !== identityOf(user)) setEditor(undefined);

  const isAuthor = cmsMode === 'author';
  const shown = user ?? editor ?? (isAuthor ? nobody : undefined);
  const fields = format.list(fieldsShown(config).map(({ name }) => t(name)));
  return (
    <Section config={config} className={styles['body']} label={t('label')} note={t('shown', { fields })}>
      {shown ? (
        <Profile
          key={identityOf(shown)}
          user={shown}
          config={config}
          isLost={!isAuthor && user === null}
          onEditing={(isEditing) => setEditor(isEditing ? shown : undefined)}
        />
      ) : isPending ? (
        <SignInWaiting />
      ) : (
        <SignInPrompt text={t('signInText')} />
      )}
    </Section>
  );
}
