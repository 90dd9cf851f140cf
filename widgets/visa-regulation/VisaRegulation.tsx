import { useMemo, useRef, useState } from 'react';
import { AsOf } from '#src/dated/AsOf.tsx';
import { keepVisaAnswers, useKeptVisaAnswers } from '#src/geolocation/user-visa.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { useSanitiser } from '#src/rich-text/useSanitiser.ts';
import { Section } from '#src/section/Section.tsx';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Answer } from './Answer.tsx';
import { documentTypes, purposes, residences } from './cases.ts';
import type en from './messages/en.json';
import { QuestionFields } from './QuestionFields.tsx';
import { inCapitals, judge, type Question } from './rules.ts';
import styles from './visa-regulation.module.css';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const LazyAuthorFindings = lazyComponent(async () => (await import('./AuthorFindings.tsx')).AuthorFindings);

/** Which visa one needs. Nothing is guessed: where no rule fits there is the official site alone. */
export function VisaRegulation({ config: written }: WidgetProps<typeof widget>) {
  const config = useMemo(() => inCapitals(written), [written]);
  const { rules, officialLink, disclaimer, asOf, staleDays, residencyQuestion, reportNationality } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const level = useHeadingLevel();
  const kept = useKeptVisaAnswers();
  // An answer has texts of its own, which a visitor may ask for without a connection.
  useSanitiser(true);
  const [own, setOwn] = useState<Partial<Question>>({});
  const [asked, setAsked] = useState<Question>();
  const [presses, setPresses] = useState(0);
  /** How often a visitor has asked without a country; each time the field takes the focus. */
  const [missed, setMissed] = useState(0);
  const hasBegun = useRef(false);
  const sheet = useRef<HTMLDivElement>(null);
  const residenceCodes = useMemo(
    () => (residencyQuestion ? residences(rules) : []),
    [rules, residencyQuestion],
  );
  const question: Question = {
    nationality: own.nationality ?? kept.nationality ?? '',
    purpose: own.purpose ?? purposes.find((purpose) => purpose === kept.purpose) ?? 'tourism',
    documentType: own.documentType ?? documentTypes.find((type) => type === kept.documentType) ?? 'passport',
    residenceIn:
      [own.residenceIn ?? kept.residenceIn].find((code = '') => residenceCodes.includes(code)) ?? '',
  };
  const verdict = asked && judge(config, asked);
  if (rules.length === 0) return null;

  const change = (answers: Partial<Question>) => {
    setOwn((before) => ({ ...before, ...answers }));
    if (answers.nationality) setMissed(0);
    if (!hasBegun.current) track({ event: 'form_start' });
    hasBegun.current = true;
  };
  const ask = () => {
    if (question.nationality === '') {
      setMissed(missed + 1);
      return;
    }
    setAsked(question);
    setPresses(presses + 1);
    keepVisaAnswers(question);
    const { kind, ...found } = judge(config, question);
    track({
      event: 'form_submit',
      clickText: 'rule' in found ? found.rule.outcome : kind,
      ...(reportNationality && { dataLayer: { country: question.nationality } }),
    });
  };

  return (
    <Section config={config} label={t('name')} head={{ space: 'close' }} className={styles['regulation']}>
      {cmsMode === 'author' && <LazyAuthorFindings config={config} />}
      <div className={styles['columns']}>
        <div className={styles['question']}>
          <QuestionFields
            question={question}
            residenceCodes={residenceCodes}
            missed={missed}
            onChange={change}
          />
          <Button onClick={ask}>{t('ask')}</Button>
        </div>
        <div ref={sheet} className={styles['answer']}>
          {asked && verdict ? (
            <Answer
              key={presses}
              config={config}
              question={asked}
              verdict={verdict}
              level={levelBelow(level)}
              sheet={sheet}
            />
          ) : (
            <p className={styles['before']}>{t('before')}</p>
          )}
          <div className={styles['foot']}>
            <Button
              look="stroke"
              size="small"
              href={officialLink}
              opensNewWindow
              event={{ event: 'cta_click', clickText: t('official') }}
            >
              {t('official')}
            </Button>
            {disclaimer && <RichText html={disclaimer} headingLevel={levelBelow(level)} />}
            <AsOf asOf={asOf} staleDays={staleDays} />
          </div>
        </div>
      </div>
    </Section>
  );
}
