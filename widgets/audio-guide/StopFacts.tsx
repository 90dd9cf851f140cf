import { distanceText } from '#src/geo/distance.ts';
import { nativeNameOf } from '#src/i18n/native-name.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './audio-guide.module.css';
import type en from './messages/en.json';
import type { Stop } from './widget.ts';

interface Props {
  readonly stop: Stop;
  /** In kilometres. */
  readonly distance: number | undefined;
}

/** How long a stop is, in which language, and how far away. */
export function StopFacts({ stop: { src, minutes, lang }, distance }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  const length =
    src === undefined ? t('toRead') : minutes && t('minutes', { count: Math.max(1, Math.round(minutes)) });
  const isForeign = src !== undefined && lang !== undefined && lang !== language;
  if (!length && !isForeign && distance === undefined) return null;
  return (
    <span className={styles['facts']}>
      {length && <span>{length}</span>}{' '}
      {isForeign && (
        <span>
          <VisuallyHidden>{t('recordedIn')}</VisuallyHidden> <span lang={lang}>{nativeNameOf(lang)}</span>
        </span>
      )}{' '}
      {distance !== undefined && (
        <span>{t('fromYou', { distance: distanceText(distance, language, format) })}</span>
      )}
    </span>
  );
}
