import { useLayoutEffect, useRef, type RefObject } from 'react';
import { countryName } from '#src/countries/names.ts';
import { CopyButton } from '#src/outputs/CopyButton.tsx';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { levelBelow, type HeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { linesOf } from './answer-lines.ts';
import { RuleFacts } from './RuleFacts.tsx';
import type { Question, Verdict } from './rules.ts';
import styles from './visa-regulation.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly question: Question;
  readonly verdict: Verdict;
  /** Of its heading. */
  readonly level: HeadingLevel;
  /** What is printed: the answer with what stands below it. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/** What the rules say to a question. Its heading takes the focus as it comes: each press has a key of its own. */
export function Answer({ config, question, verdict, level, sheet }: Props) {
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  const Title = `h${level}` as const;
  const { nationality, purpose, documentType, residenceIn } = question;
  const about = [
    countryName(nationality, language),
    t(purpose),
    t(documentType),
    residenceIn && t('residentOf', { country: countryName(residenceIn, language) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const title =
    verdict.kind === 'one' ? t(verdict.rule.outcome) : t(verdict.kind === 'none' ? 'noRule' : 'conflict');
  const strongest = verdict.kind === 'conflict' ? verdict.rules : [];
  const others = verdict.kind === 'none' ? [] : verdict.others;
  return (
    <section ref={answer} className={styles['verdict']} aria-label={title}>
      <p className={styles['about']}>{about}</p>
      <Title ref={heading} tabIndex={-1} className={styles['outcome']} data-kind={verdict.kind}>
        {title}
      </Title>
      {verdict.kind === 'none' && <p>{t('noRuleText')}</p>}
      {verdict.kind === 'conflict' && <p>{t('conflictText')}</p>}
      {verdict.kind === 'one' && (
        <RuleFacts
          rule={verdict.rule}
          passportMonths={config.passportMonths}
          level={levelBelow(level)}
          isAnswer
        />
      )}
      <Rules title="" rules={strongest} config={config} level={levelBelow(level)} />
      <Rules title={t('others')} rules={others} config={config} level={levelBelow(level)} />
      <div className={styles['outputs']} data-outputs="">
        <PrintButton part={sheet}>{t('print')}</PrintButton>
        <CopyButton label={title} text={() => (answer.current ? linesOf(answer.current) : []).join('\n')} />
      </div>
    </section>
  );
}

interface RulesProps {
  readonly title: string;
  readonly rules: readonly Config['rules'][number][];
  readonly config: Config;
  readonly level: HeadingLevel;
}

/** Several rules of which none is the answer by itself, each under its outcome. */
function Rules({ title, rules, config, level }: RulesProps) {
  const t = useMessages<typeof en>();
  if (rules.length === 0) return null;
  const [Group, Outcome] = [`h${level}`, `h${title ? levelBelow(level) : level}`] as const;
  return (
    <div className={styles['others']}>
      {title && <Group className={styles['group']}>{title}</Group>}
      {rules.map((rule) => (
        <div key={config.rules.indexOf(rule)} className={styles['other']}>
          <Outcome className={styles['otherOutcome']}>{t(rule.outcome)}</Outcome>
          <RuleFacts rule={rule} passportMonths={config.passportMonths} level={levelBelow(level)} />
        </div>
      ))}
    </div>
  );
}
