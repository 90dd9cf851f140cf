import { useId, type MouseEvent } from 'react';
import type { Place, Step } from './places.ts';
import { useTranslatedText } from './TranslatedText.tsx';
import { useFormWords, useTools } from './tools.ts';

interface Props {
  readonly places: readonly Place[];
  /** Shows the field of an issue and moves the focus there. */
  readonly onGoTo: (place: Place) => void;
}

/** All that is wrong, each a link to its field. It is translated when the number changes; the focus stays where one types. */
export function ErrorSummary({ places, onGoTo }: Props) {
  const t = useFormWords();
  const { translated } = useTranslatedText();
  const { idOf } = useTools();
  const id = useId();
  const count = t('summary', { count: places.length });
  const wordsOf = (step: Step) =>
    'title' in step
      ? translated(step.title)
      : 'words' in step
        ? step.words
        : t('entry', { number: String(step.number) });
  const go = (event: MouseEvent, place: Place) => {
    event.preventDefault();
    onGoTo(place);
  };
  return (
    <>
      <p role="status" className="ex-hidden">
        {places.length > 0 && count}
      </p>
      {places.length > 0 && (
        <section className="ex-form-summary" aria-labelledby={id}>
          <p id={id} className="ex-form-summary-title">
            {count}
          </p>
          <ul>
            {places.map((place) => {
              const { path, message } = place.issue;
              const where = place.steps.map(wordsOf).join(', ');
              return (
                <li key={`${path} ${message}`}>
                  {place.tab === undefined ? (
                    t('wholeConfiguration')
                  ) : (
                    <a href={`#${idOf(place.path)}`} onClick={(event) => go(event, place)}>
                      <bdi>{where}</bdi>
                    </a>
                  )}
                  : <bdi>{message}</bdi>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
