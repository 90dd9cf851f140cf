import { readConsent } from '#src/consent/consent.ts';
import { useConsent } from '#src/consent/useConsent.ts';
import { writeConsent } from '#src/consent/write-consent.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './leaflet-map.module.css';
import { useMapMessages } from '../messages.ts';

interface Props {
  readonly host: string;
  /** The visitor wants the tiles on this map. */
  readonly onShow: () => void;
}

/** Says whose tiles a map would show, and shows them when it is pressed; after an answer about cookies also for good. */
export function TilesNotice({ host, onShow }: Props) {
  const page = usePage();
  const t = useMapMessages();
  const track = useTrack();
  const consent = useConsent(page, 'media');
  const always = () =>
    writeConsent(page, [...(readConsent(page) ?? []), 'media'], (isKept) => {
      track({ event: 'consent_update', clickText: t('always') });
      if (!isKept) onShow();
    });
  return (
    <div className={styles['notice']}>
      <p>{t('tiles', { host })}</p>
      <div className={styles['buttons']}>
        <Button size="small" look="stroke" onClick={onShow}>
          {t('showTiles')}
        </Button>
        {consent === 'refused' && (
          <Button size="small" look="stroke" onClick={always}>
            {t('always')}
          </Button>
        )}
      </div>
    </div>
  );
}
