import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Section as SectionFrame } from '#src/section/Section.tsx';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './faq.module.css';
import type en from './messages/en.json';
import { QuestionRow } from './QuestionRow.tsx';
import { createFinder, toGroups, type Question } from './questions.ts';
import { useFaqPage } from './useFaqPage.ts';
import { TermField } from '#src/search/TermField.tsx';
import { useTerm } from '#src/search/useTerm.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useSlices, type Slices } from '#src/ui/useSlices.ts';
import type widget from './widget.ts';

/**
 * With more questions than this, a question that does not match is hidden: to remove four hundred rows, and to draw them
 * again, is a long task. With fewer it is removed.
 */
const manyQuestions = 50;

/** With more questions than this there is a search field, unless the author says otherwise. */
const fewQuestions = 8;

/** A screen of questions at once, then so few that no slice takes 50 ms on a slow phone (`npm run bench`). */
const questionSlices: Slices = { first: 8, next: 3 };
const answerSlices: Slices = { first: 0, next: 1 };
const hitSlices: Slices = { first: 8, next: 3 };

const noWords: readonly string[] = [];

/** Questions whose answers fold (APG: accordion), to be searched, shown by group, and voted on. */
export function Faq({ config }: WidgetProps<typeof widget>) {
  const { contact, showSearch, showVotes, voteUrl, jsonLd } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { language } = usePage();
  const voteAddress = useEndpointUrl('voteUrl', voteUrl);
  const groups = useMemo(() => toGroups(config.groups), [config.groups]);
  const all = useMemo(() => groups.flatMap(({ questions }) => questions), [groups]);
  const placeOf = useMemo(() => new Map(all.map(({ key }, index) => [key, index])), [all]);
  const finder = useMemo(() => createFinder(groups, language), [groups, language]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [groupKey, setGroupKey] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const typed = useTerm({ onTerm: (clickText) => track({ event: 'search_submit', clickText }) });
  const { setTyped, input } = typed;
  const term = useDeferredValue(typed.term);

  const words = useMemo(() => (term ? term.split(/\s+/) : noWords), [term]);
  const hits = useMemo(() => (term ? finder.find(term) : undefined), [finder, term]);
  const lastOpen = all.findLastIndex(({ key }) => open.has(key));
  const drawn = useSlices(all.length, lastOpen + 1, questionSlices);
  const written = useSlices(drawn, 0, answerSlices);
  const drawnHits = useSlices(hits?.size ?? 0, 0, hitSlices, term);
  useEffect(() => finder.prepare(written), [finder, written]);
  useFaqPage(groups, jsonLd);
  useDeepLink(all, true, ({ key }) => {
    showAll();
    setOpen((current) => new Set([...current, key]));
  });
  const onToggle = useCallback(
    ({ key }: Question, isToOpen: boolean) =>
      setOpen((current) => new Set(isToOpen ? [...current, key] : [...current].filter((it) => it !== key))),
    [],
  );
  if (all.length === 0) return null;

  function showAll() {
    setTyped('');
    setGroupKey(undefined);
  }
  const isInGroup = (key: string) => groupKey === undefined || groupKey === key;
  const count = groups
    .filter(({ key }) => isInGroup(key))
    .reduce((sum, { questions }) => sum + questions.filter(({ key }) => !hits || hits.has(key)).length, 0);
  const isWithin =
    (count: number) =>
    ({ key }: Question) =>
      (placeOf.get(key) ?? 0) < count;
  const firstHits = hits && new Set([...hits].slice(0, drawnHits));
  const keepsAll = all.length > manyQuestions;
  const isDrawn = isWithin(drawn);
  const isShown = ({ key }: Question) => !firstHits || firstHits.has(key);
  const isWritten = isWithin(written);

  const isThere = (question: Question) =>
    firstHits?.has(question.key) || (isDrawn(question) && (keepsAll || !firstHits));
  const parts = groups
    .map((group) => ({ ...group, isHidden: !isInGroup(group.key) || !group.questions.some(isShown) }))
    .filter(({ isHidden }) => keepsAll || !isHidden)
    .map((group) => ({ ...group, questions: group.questions.filter(isThere) }));

  const hasSearch = showSearch === 'always' || (showSearch === 'auto' && all.length > fewQuestions);
  const hasChips = groups.length > 1 && groups.every(({ label }) => label);
  const isLabelled = groups.some(({ label }) => label);

  return (
    <SectionFrame
      config={config}
      className={styles['section']}
      columns={{
        belowHead: (
          <>
            {hasSearch && <TermField ref={search} label={t('search')} input={input} />}
            {hasChips && (
              <div className={styles['groups']} role="group" aria-label={t('groups')}>
                {groups.map(({ key, label }) => (
                  <Chip
                    key={key}
                    isOn={groupKey === key}
                    onToggle={(isOn) => setGroupKey(isOn ? key : undefined)}
                  >
                    {label}
                  </Chip>
                ))}
              </div>
            )}
            <p className={styles['count']} role="status">
              {hits || groupKey !== undefined ? t('found', { count }) : ''}
            </p>
            {contact && count > 0 && (
              <div className={styles['contact']}>
                <CtaButton cta={contact} />
              </div>
            )}
          </>
        ),
      }}
    >
      {count === 0 && (
        <div className={styles['nothing']}>
          <p>{t('nothing', { term })}</p>
          <div className={styles['waysOn']}>
            {contact && <CtaButton cta={contact} />}
            <Button
              look="stroke"
              onClick={() => {
                showAll();
                search.current?.focus();
              }}
            >
              {t('showAll')}
            </Button>
          </div>
        </div>
      )}
      {parts.map(({ key, label, questions, isHidden }) => (
        <div key={key} className={styles['group']} hidden={isHidden}>
          {label && <GroupHead label={label} />}
          <div className={styles['rows']}>
            {questions.map((question) => (
              <div key={question.key} hidden={!isShown(question)}>
                <QuestionRow
                  question={question}
                  isGrouped={isLabelled}
                  isOpen={open.has(question.key)}
                  isWritten={isWritten(question)}
                  onToggle={onToggle}
                  words={isShown(question) ? words : noWords}
                  votesTo={showVotes ? voteAddress : null}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SectionFrame>
  );
}

/** The name of a group of questions, as a heading. */
function GroupHead({ label }: { readonly label: string }) {
  const level = useHeadingLevel();
  return (
    <Heading level={level} look="h3">
      {label}
    </Heading>
  );
}
