import { splitMatches, withEnds } from '#src/text/highlight.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './highlighted.module.css';

interface Props {
  readonly text: string;
  /** What was typed. */
  readonly typed: string;
}

/** A text with what was typed set off; never by HTML (trust, row 13). */
export function Highlighted({ text, typed }: Props) {
  const { language } = usePage();
  return (
    <bdi>
      {withEnds(splitMatches(text, typed, language)).map((part) =>
        part.match ? (
          <b key={part.end} className={styles['match']}>
            {part.text}
          </b>
        ) : (
          <span key={part.end}>{part.text}</span>
        ),
      )}
    </bdi>
  );
}
