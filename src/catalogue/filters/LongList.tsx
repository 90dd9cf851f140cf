import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FacetValue } from '../choices.ts';
import { useRailMessages } from './messages.ts';
import styles from './rail.module.css';
import buttons from '../catalogue.module.css';

interface Props {
  readonly look: 'chips' | 'rows';
  /** Names the group. */
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Draws a value. */
  readonly children: (value: FacetValue) => ReactNode;
}

/** Values that are shown of a long list. */
const few = 8;

/** The values of a facet; of many the first, those that are chosen, and a button that shows the others. */
export function LongList({ look, label, values, children }: Props) {
  const t = useRailMessages();
  const [isWhole, setWhole] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const isLong = values.length > few;
  const shown = isWhole ? values : values.filter(({ isChosen }, index) => index < few || isChosen);
  const hasMore = shown.length < values.length;

  // Who asked for the others goes on with the first of them.
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    group.current?.querySelectorAll<HTMLElement>('button, input')[few]?.focus();
  });

  return (
    <div ref={group} className={styles[look]} role="group" aria-label={label}>
      {shown.map((value) => (
        <div key={value.value}>{children(value)}</div>
      ))}
      {isLong && (hasMore || isWhole) && (
        <button
          form=""
          type="button"
          className={buttons['text']}
          aria-expanded={isWhole}
          onClick={() => {
            isAsked.current = !isWhole;
            setWhole(!isWhole);
          }}
        >
          <span>{isWhole ? t('showFewer') : t('showAll', { number: values.length })}</span>
        </button>
      )}
    </div>
  );
}
