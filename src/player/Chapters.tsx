import { usePlayerMessages } from './messages.ts';
import styles from './chapters.module.css';
import { useClock } from './useClock.ts';
import type { Playback } from './usePlayback.ts';

/** A part of a film. */
export interface Chapter {
  /** Second at which it begins. */
  readonly time: number;
  readonly title: string;
}

interface Props {
  readonly chapters: readonly Chapter[];
  readonly playback: Playback;
}

/** The parts of a film: a press leads there, and plays. One past its end is left out as soon as the end is known. */
export function Chapters({ chapters, playback: { time, duration, hasStarted, seek, play } }: Props) {
  const t = usePlayerMessages();
  const clock = useClock();
  const shown = chapters.filter((chapter) => duration === 0 || chapter.time < duration);
  const current = hasStarted ? shown.findLast((chapter) => chapter.time <= time) : undefined;
  if (shown.length === 0) return null;

  return (
    <nav aria-label={t('chapters')}>
      <ol className={styles['chapters']}>
        {shown.map((chapter) => (
          <li key={`${chapter.time} ${chapter.title}`}>
            <button
              form=""
              type="button"
              className={styles['chapter']}
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => {
                seek(chapter.time);
                play();
              }}
            >
              <span className={styles['time']} dir="ltr">
                {clock.written(chapter.time)}
              </span>{' '}
              <span>{chapter.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
