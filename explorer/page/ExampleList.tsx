import { useEffect, useRef } from 'react';
import type { Example } from '../data.ts';
import { AuthorText } from '../facts/AuthorText.tsx';
import { useWords } from '../words.ts';
import words from './words.json';

interface Props {
  readonly examples: readonly Example[];
  /** Authors' words in Arabic, by the English ones. */
  readonly arabic: Readonly<Record<string, string>>;
  readonly current: string;
  readonly onChoose: (name: string) => void;
}

/** The examples of a widget, each with the sentence that says what it shows. */
export function ExampleList({ examples, arabic, current, onChoose }: Props) {
  const t = useWords(words);
  const list = useRef<HTMLUListElement>(null);

  // The one that the address names may stand far along the row.
  useEffect(() => {
    const shown = list.current?.children[examples.findIndex(({ name }) => name === current)];
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [examples, current]);

  return (
    <section className="ex-examples" aria-labelledby="examples">
      <h2 id="examples" className="ex-examples-title">
        {t('examples')}
      </h2>
      <ul ref={list} className="ex-examples-list">
        {examples.map(({ name, sentence }) => (
          <li key={name}>
            <button
              type="button"
              className="ex-example"
              aria-pressed={name === current}
              onClick={() => onChoose(name)}
            >
              <b lang="en" dir="ltr">
                {name.replaceAll('-', ' ')}
              </b>
              <span>
                <AuthorText text={sentence} arabic={arabic} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
