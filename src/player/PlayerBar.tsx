import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pause as pauseGlyph, play as playGlyph } from '#src/icon/common-glyphs.ts';
import type { Glyph } from '#src/icon/glyph.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useToolbar } from '#src/ui/useToolbar.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { CaptionsSelect } from './CaptionsSelect.tsx';
import { described, fullScreen as fullScreenGlyph, leaveFullScreen, muted, sound } from './glyphs.ts';
import { usePlayerMessages } from './messages.ts';
import styles from './player.module.css';
import type { Captions } from './useCaptions.ts';
import { useClock } from './useClock.ts';
import type { Playback } from './usePlayback.ts';

/** Something that is on or off. */
export interface Toggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

interface Props {
  readonly playback: Playback;
  /** Names the toolbar: what is played. */
  readonly label: string;
  /** Speeds to choose from; 1 is the usual one. */
  readonly speeds: readonly number[];
  readonly captions?: Captions | undefined;
  readonly description?: Toggle | undefined;
  readonly fullScreen?: Toggle | undefined;
}

/** The controls of a film or a sound: a slider and a toolbar (APG), from left to right in every language. */
export function PlayerBar({ playback, label, speeds, captions, description, fullScreen }: Props) {
  const { isPlaying, time, duration, isMuted, speed, hasFailed } = playback;
  const t = usePlayerMessages();
  const format = useFormat();
  const clock = useClock();
  const slider = useRef<HTMLInputElement>(null);
  const hasCaptions = captions !== undefined && captions.tracks.length > 0;
  const { toolbar, control } = useToolbar(['play', 'mute', 'captions', 'description', 'speed', 'fullScreen']);

  useLayoutEffect(() => {
    slider.current?.style.setProperty(
      '--tourism-player-share',
      `${duration > 0 ? (time / duration) * 100 : 0}%`,
    );
  }, [time, duration]);

  const button = (
    key: string,
    glyph: Glyph,
    name: string,
    onClick: () => void,
    isPressed?: boolean,
  ): ReactNode => (
    <button
      {...control(key)}
      form=""
      type="button"
      className={styles['button']}
      aria-label={name}
      aria-pressed={isPressed}
      title={name}
      onClick={onClick}
    >
      <Icon glyph={glyph} />
    </button>
  );

  return (
    <div className={styles['bar']} dir="ltr">
      <input
        ref={slider}
        form=""
        type="range"
        className={styles['slider']}
        aria-label={t('position')}
        aria-valuetext={
          duration > 0
            ? t('timeOf', { time: clock.spoken(time), duration: clock.spoken(duration) })
            : undefined
        }
        min={0}
        max={duration}
        step="any"
        value={Math.min(time, duration)}
        disabled={duration === 0 || hasFailed}
        onChange={({ target }) => playback.seek(target.valueAsNumber)}
      />
      <div {...toolbar} className={styles['controls']} aria-label={label}>
        {button('play', isPlaying ? pauseGlyph : playGlyph, t(isPlaying ? 'pause' : 'play'), playback.toggle)}
        <span className={styles['time']}>
          {duration > 0 ? `${clock.written(time)} / ${clock.written(duration)}` : clock.written(time)}
        </span>
        {button('mute', isMuted ? muted : sound, t(isMuted ? 'unmute' : 'mute'), () =>
          playback.setMuted(!isMuted),
        )}
        {hasCaptions && <CaptionsSelect captions={captions} control={control('captions')} />}
        {description &&
          button('description', described, t('audioDescription'), description.toggle, description.isOn)}
        {speeds.length > 1 && (
          <span className={styles['choice']}>
            <select
              {...control('speed')}
              form=""
              aria-label={t('speed')}
              title={t('speed')}
              value={speed}
              onChange={({ target }) => playback.setSpeed(Number(target.value))}
            >
              {[...new Set([...speeds, speed])]
                .toSorted((one, other) => one - other)
                .map((each) => (
                  <option key={each} value={each}>
                    {t('times', { speed: format.number(each) })}
                  </option>
                ))}
            </select>
          </span>
        )}
        {fullScreen &&
          button(
            'fullScreen',
            fullScreen.isOn ? leaveFullScreen : fullScreenGlyph,
            t(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen'),
            fullScreen.toggle,
          )}
      </div>
    </div>
  );
}
