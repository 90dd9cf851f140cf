import { useEffect, useRef } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useTrack } from '#src/widget/useTrack.ts';
import { usePlayerMessages } from './messages.ts';
import styles from './transcript.module.css';
import type { Cue } from './useCaptions.ts';

interface Props {
  /** What is said and heard, as an author wrote it. */
  readonly html?: string;
  /** Lines with their times, shown where the author wrote nothing: a press leads there. */
  readonly cues?: readonly Cue[];
  /** Language of it, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Second that is played; its line is marked. */
  readonly time?: number;
  readonly onSeek?: (seconds: number) => void;
  /** Opens it, as where nothing can be played. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: (isOpen: boolean) => void;
}

const noLines: readonly Cue[] = [];

/** What is said in a film or a sound. It is in the document whether it is open or not. */
export function Transcript({ html = '', cues = noLines, lang, time = 0, onSeek, isOpen, onToggle }: Props) {
  const t = usePlayerMessages();
  const track = useTrack();
  if (!html && cues.length === 0) return null;
  return (
    <Disclosure
      label={t('transcript')}
      {...(isOpen !== undefined && { isOpen })}
      onToggle={(isToOpen) => {
        onToggle?.(isToOpen);
        if (isToOpen) track({ event: 'disclosure_open', clickText: t('transcript') });
      }}
    >
      {html ? (
        <div lang={lang} dir={lang && 'auto'}>
          <RichText html={html} />
        </div>
      ) : (
        <Lines cues={cues} lang={lang} time={time} onSeek={onSeek} />
      )}
    </Disclosure>
  );
}

interface LinesProps {
  readonly cues: readonly Cue[];
  readonly lang: string | undefined;
  readonly time: number;
  readonly onSeek: ((seconds: number) => void) | undefined;
}

/** Lines of which the spoken one is marked, and kept in sight inside the list. */
function Lines({ cues, lang, time, onSeek }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const spoken = time > 0 ? cues.findLast(({ start }) => start <= time) : undefined;

  useEffect(() => {
    const { current } = list;
    const line = spoken && current?.querySelector('[aria-current]');
    if (!current || !line) return;
    const [box, at] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
    // The page itself does not scroll, as it would with `scrollIntoView`.
    const way = Math.min(0, at.top - box.top) + Math.max(0, at.bottom - box.bottom);
    current.scrollTop += way / zoomOf(current);
  }, [spoken]);

  return (
    <ol ref={list} className={styles['lines']} lang={lang} dir="auto">
      {cues.map((cue) => (
        <li key={`${cue.start} ${cue.text}`}>
          <button
            form=""
            type="button"
            className={styles['line']}
            aria-current={cue === spoken ? 'true' : undefined}
            onClick={() => onSeek?.(cue.start)}
          >
            {cue.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
