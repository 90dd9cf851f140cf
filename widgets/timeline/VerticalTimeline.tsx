import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import type { Entry, Era } from './entries.ts';
import { EntryContent } from './EntryContent.tsx';
import styles from './vertical-timeline.module.css';

interface Props {
  readonly eras: readonly Era[];
  /** Eras have headings. */
  readonly isGrouped: boolean;
  /** Writes when an entry was, a line for each calendar. */
  readonly whenOf: (entry: Entry) => readonly string[];
}

const pictureSizes = '(min-width: 1024px) 480px, (min-width: 768px) 70vw, 90vw';

/** Entries below each other along a line. All are in the page, so that the browser's search finds each. */
export function VerticalTimeline({ eras, isGrouped, whenOf }: Props) {
  const headingLevel = useHeadingLevel();
  const entries = eras.flatMap((era) => era.entries);
  // An entry has nothing to open: the address scrolls to it.
  useDeepLink(entries, true, () => {});
  const positions = new Map(entries.map(({ key }, index) => [key, index + 1]));

  if (!isGrouped) {
    return (
      <ol className={styles['entries']} role="list">
        {eras.map((era) => era.entries.map((entry, index) => item(entry, index === 0 ? era.name : '')))}
      </ol>
    );
  }
  return eras.map((era) => (
    <div key={era.entries[0]?.key} className={styles['era']}>
      {era.name && (
        <div className={styles['name']}>
          <Heading level={headingLevel} look="h3">
            {era.name}
          </Heading>
        </div>
      )}
      <ol className={styles['entries']} role="list">
        {era.entries.map((entry) => item(entry, ''))}
      </ol>
    </div>
  ));

  function item(entry: Entry, era: string) {
    const level = isGrouped ? levelBelow(headingLevel) : headingLevel;
    return (
      <li
        key={entry.key}
        id={entry.id}
        className={styles['entry']}
        data-picture={!!entry.item.image || undefined}
      >
        <EntryContent
          entry={entry}
          when={whenOf(entry)}
          position={positions.get(entry.key) ?? 0}
          era={era}
          headingLevel={level}
          look={isGrouped ? 'h4' : 'h3'}
          sizes={pictureSizes}
        />
      </li>
    );
  }
}
