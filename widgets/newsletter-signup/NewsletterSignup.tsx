import { Section } from '#src/section/Section.tsx';
import { usePersonalState } from '#src/session/usePersonalState.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './newsletter-signup.module.css';
import { SignedUp } from './SignedUp.tsx';
import { SignupForm } from './SignupForm.tsx';
import type widget from './widget.ts';

/** Takes a mail address for one newsletter or several; small enough to stand in the footer of every page. */
export function NewsletterSignup({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  /** Names of newsletters that could not be added; undefined until the form is sent. */
  const [failed, setFailed] = usePersonalState<readonly string[]>();
  const { lists } = config;

  if (lists.length === 0) return null;
  return (
    <Section
      config={config}
      label={t('newsletter')}
      note={t('author', { lists: lists.map(({ id }) => id).join(' · ') })}
      head={{ look: 'h3', space: 'none' }}
      className={styles['signup']}
    >
      {failed ? (
        <SignedUp config={config} failed={failed} />
      ) : (
        <SignupForm config={config} onSent={setFailed} />
      )}
    </Section>
  );
}
