import { pause, play } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { ItemWithLink } from '#src/ui/deep-link-items.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './audio-guide.module.css';
import type en from './messages/en.json';
import { StopFacts } from './StopFacts.tsx';
import { textMarks } from './stop-languages.ts';
import type { Stop } from './widget.ts';

interface Props {
  readonly stops: readonly ItemWithLink<Stop>[];
  /** Index of the chosen one. */
  readonly current: number;
  readonly isPlaying: boolean;
  /** In kilometres, by stop. */
  readonly distances: readonly (number | undefined)[];
  readonly onPress: (index: number) => void;
}

/** All stops in their order; a press plays one, and pauses the one that is played. */
export function Playlist({ stops, current, isPlaying, distances, onPress }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  return (
    <ol className={styles['stops']} aria-label={t('stops')}>
      {stops.map(({ key, item: stop }, index) => {
        const isCurrent = index === current;
        return (
          <li key={key}>
            <button
              form=""
              type="button"
              className={styles['entry']}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onPress(index)}
            >
              <span className={styles['number']}>{format.number(index + 1)}</span>{' '}
              <span className={styles['words']}>
                <span className={styles['title']} {...textMarks(stop)}>
                  {stop.title}
                </span>{' '}
                <StopFacts stop={stop} distance={distances[index]} />
              </span>
              {stop.src !== undefined && (
                <span className={styles['sign']}>
                  <Icon glyph={isCurrent && isPlaying ? pause : play} size={20} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
