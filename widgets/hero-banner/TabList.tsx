import type { RefCallback } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import type { Tabs } from '#src/ui/useTabs.ts';
import styles from './hero-banner.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** Graphemes of a title that a tab shows (specification, section 9). */
const titleLength = 38;

interface Props {
  readonly ref: RefCallback<HTMLElement>;
  readonly config: Config;
  readonly tabs: Tabs;
}

/** Tabs of the cards, on wide screens. */
export function TabList({ ref, config: { cards }, tabs }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div ref={ref} className={styles['picker']}>
      <div {...tabs.list} className={styles['tabs']} aria-label={t('choose')} data-count={cards.length}>
        {[...cards.entries()].map(([index, { title, tabTitle, place }]) => {
          const name = tabTitle || title || t('slideOf', { index: index + 1, count: cards.length });
          const shown = cutGraphemes(name, titleLength);
          const isCut = shown !== name;
          return (
            <button
              key={index}
              {...tabs.tab(index)}
              form=""
              className={styles['tab']}
              aria-label={place || isCut ? `${place} ${name}`.trim() : undefined}
            >
              <span className={styles['mark']} aria-hidden="true" />
              {place && <span className={styles['where']}>{`${place} `}</span>}
              <span className={styles['tabTitle']} data-cut={isCut || undefined}>
                {shown}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
