import { RichText } from '#src/rich-text/RichText.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { needsPassport, useFacts } from './useFacts.ts';
import styles from './visa-regulation.module.css';
import type { Rule } from './widget.ts';

interface Props {
  readonly rule: Rule;
  readonly passportMonths: number;
  /** Of headings in an author's words. */
  readonly level: HeadingLevel;
  /** Whether it is the answer: its button is the widget's one primary action. */
  readonly isAnswer?: boolean;
}

/** What a rule says: facts, what to prepare, and where to apply. */
export function RuleFacts({ rule, passportMonths, level, isAnswer = false }: Props) {
  const t = useMessages<typeof en>();
  const facts = useFacts()(rule);
  const hasPassport = needsPassport(rule, passportMonths);
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(hasPassport || rule.documents.length > 0) && (
        <div className={styles['papers']}>
          <p>{t('papers')}</p>
          <ul>
            {hasPassport && <li>{t('passportMonths', { count: passportMonths })}</li>}
            {[...new Set(rule.documents)].map((paper) => (
              <li key={paper}>
                <RichText html={paper} headingLevel={level} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {rule.notes && <RichText html={rule.notes} headingLevel={level} />}
      {rule.applyLink && (
        <div data-apply="">
          <Button
            look={isAnswer ? 'primary' : 'stroke'}
            href={rule.applyLink}
            opensNewWindow
            event={{ event: 'cta_click', clickText: t('apply') }}
          >
            {t('apply')}
          </Button>
        </div>
      )}
    </>
  );
}
