import { useState } from 'react';
import { SlideRow } from '#src/slider/SlideRow.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { joinEras, type Entry, type Era } from './entries.ts';
import { EntryContent } from './EntryContent.tsx';
import styles from './horizontal-timeline.module.css';
import type en from './messages/en.json';

interface Props {
  /** Names the carousel. */
  readonly label: string;
  readonly eras: readonly Era[];
  /** Writes when an entry was, a line for each calendar. */
  readonly whenOf: (entry: Entry) => readonly string[];
}

const pictureSizes = '(min-width: 1200px) 400px, (min-width: 700px) 45vw, 80vw';

/** Entries beside each other along a line, as slides (APG: carousel, basic); buttons lead to the first of each era. */
export function HorizontalTimeline({ label, eras, whenOf }: Props) {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const [index, setIndex] = useState(0);

  const entries = eras.flatMap((era) => era.entries.map((entry) => ({ ...entry, era })));
  const names = joinEras(eras)
    .map(({ name }) => name)
    .filter(Boolean);
  useDeepLink(entries, true, ({ key }) => setIndex(entries.findIndex((entry) => entry.key === key)));

  const show = (next: number, trigger: 'user' | 'auto') => {
    if (next === index) return;
    setIndex(next);
    track({ event: 'slide_change', trigger, dataLayer: { position: next + 1 } });
  };
  const jumpTo = (name: string) =>
    show(
      entries.findIndex(({ era }) => era.name === name),
      'user',
    );

  const jumps = names.length > 1 && (
    <ul className={styles['eras']} role="list" aria-label={t('eras')}>
      {names.map((name) => (
        <li key={name}>
          <Chip isOn={entries[index]?.era.name === name} onToggle={() => jumpTo(name)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );

  return (
    <SlideRow
      label={label}
      className={styles['row']}
      index={index}
      onIndexChange={show}
      before={jumps}
      slides={entries.map((entry, place) => ({
        key: entry.key,
        label: entry.item.title,
        content: (
          <div
            id={entry.id}
            className={styles['entry']}
            data-picture={!!entry.item.image || undefined}
            data-last={place === entries.length - 1 || undefined}
          >
            <EntryContent
              entry={entry}
              when={whenOf(entry)}
              position={place + 1}
              era={entry.era.entries[0]?.key === entry.key ? entry.era.name : ''}
              headingLevel={headingLevel}
              look="h4"
              sizes={pictureSizes}
            />
          </div>
        ),
      }))}
    />
  );
}
