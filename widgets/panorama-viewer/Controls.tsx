import type { Ref, RefObject } from 'react';
import { minus, plus } from '#src/icon/glyphs.ts';
import { useFullScreen } from '#src/media/useFullScreen.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { ControlButton } from './ControlButton.tsx';
import { fill, gyroscope as gyroscopeGlyph, shrink } from './glyphs.ts';
import type en from './messages/en.json';
import styles from './panorama-viewer.module.css';
import type { Gyroscope } from './useGyroscope.ts';

interface Props {
  /** The needle of the compass, which follows the view. */
  readonly needle: Ref<HTMLSpanElement>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly gyroscope: Gyroscope;
  /** @param factor by which the field of view grows */
  readonly onZoom: (factor: number) => void;
  readonly onRestart: () => void;
}

/** The controls of a panorama: zoom, the device's movement, full screen, and the compass that leads back to the first view. */
export function Controls({ needle, stage, gyroscope, onZoom, onRestart }: Props) {
  const t = useMessages<typeof en>();
  const fullScreen = useFullScreen(stage);
  return (
    <>
      <div className={styles['controls']} role="group" aria-label={t('controls')}>
        <ControlButton glyph={minus} onPress={() => onZoom(1.25)}>
          {t('zoomOut')}
        </ControlButton>
        <ControlButton glyph={plus} onPress={() => onZoom(0.8)}>
          {t('zoomIn')}
        </ControlButton>
        {gyroscope.isOffered && (
          <ControlButton glyph={gyroscopeGlyph} isOn={gyroscope.isOn} onPress={gyroscope.toggle}>
            {t('gyroscope')}
          </ControlButton>
        )}
        {fullScreen && (
          <ControlButton glyph={fullScreen.isOn ? shrink : fill} onPress={fullScreen.toggle}>
            {t(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
          </ControlButton>
        )}
        <button form="" type="button" className={styles['control']} onClick={onRestart}>
          <span ref={needle} className={styles['compass']} aria-hidden="true">
            <span className={styles['north']}>{t('northMark')}</span>
          </span>
          <VisuallyHidden>{t('restart')}</VisuallyHidden>
        </button>
      </div>
      {gyroscope.isRefused && (
        <p className={styles['refused']} role="alert">
          {t('gyroscopeRefused')}
        </p>
      )}
    </>
  );
}
