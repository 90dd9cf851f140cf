import type { TermsAnswer } from '#src/access/answers.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './access-request-form.module.css';
import type en from './messages/en.json';
import { StatusLink } from './StatusLink.tsx';

interface Props {
  readonly access: TermsAnswer;
  readonly statusLink: string | undefined;
}

/** How far a request is that was handed in before, or that the visitor has access already. */
export function Standing({ access: { access, reason }, statusLink }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const state = access === 'denied' ? 'pending' : access;
  return (
    <div className={styles['standing']}>
      <Heading level={level} look="h4">
        {t(state)}
      </Heading>
      {reason && (
        <p>
          <span>{t('reason')}</span> <span dir="auto">{reason}</span>
        </p>
      )}
      <p>{t(`${state}Text`)}</p>
      <StatusLink href={statusLink} />
    </div>
  );
}
