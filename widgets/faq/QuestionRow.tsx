import { memo, useLayoutEffect, useRef } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { withEnds } from '#src/text/highlight.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './faq.module.css';
import { markMatches, splitWords } from './mark-matches.ts';
import { voteIdOf, type Question } from './questions.ts';
import { Vote } from './Vote.tsx';

interface Props {
  readonly question: Question;
  /** Its group has a heading. */
  readonly isGrouped: boolean;
  readonly isOpen: boolean;
  /** Whether the answer is there before it is asked for, so that the browser’s search finds it. */
  readonly isWritten: boolean;
  readonly onToggle: (question: Question, isToOpen: boolean) => void;
  /** What is searched for; marked in question and answer. */
  readonly words: readonly string[];
  /** Where votes are sent; null asks for none. */
  readonly votesTo: OwnAddress['call'] | null;
}

/** A question, and its answer that the question shows and hides. */
export const QuestionRow = memo(function QuestionRow(props: Props) {
  const { question, isGrouped, isOpen, isWritten, onToggle, words, votesTo } = props;
  const above = useHeadingLevel();
  const level = isGrouped ? levelBelow(above) : above;
  const { language } = usePage();
  const track = useTrack();
  const answer = useRef<HTMLDivElement>(null);

  // Answers in closed panels are marked when they open.
  useLayoutEffect(() => {
    if (answer.current) markMatches(answer.current, isOpen ? words : [], language);
  }, [isOpen, words, language]);

  return (
    <Disclosure
      label={<Marked text={question.item.question} words={words} />}
      headingLevel={level}
      isOpen={isOpen}
      onToggle={(isToOpen) => {
        onToggle(question, isToOpen);
        if (isToOpen) track({ event: 'disclosure_open', clickText: question.item.question });
      }}
      panelId={question.id}
    >
      <div ref={answer}>
        {(isOpen || isWritten) && <RichText html={question.item.answer} headingLevel={levelBelow(level)} />}
      </div>
      {isOpen && votesTo !== null && <Vote id={voteIdOf(question)} to={votesTo} />}
    </Disclosure>
  );
});

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const { language } = usePage();
  if (words.length === 0) return text;
  return withEnds(splitWords(text, words, language)).map(({ text: part, match, end }) =>
    match ? (
      <mark key={end} className={styles['match']}>
        {part}
      </mark>
    ) : (
      <span key={end}>{part}</span>
    ),
  );
}
