import { mapPin } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { Combobox } from '#src/ui/combobox/Combobox.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './prayer-times.module.css';
import type { usePlace } from './usePlace.ts';

/** Chooses a city, or where the visitor is, which the browser is asked for at a press alone. */
export function PlaceChoice(props: ReturnType<typeof usePlace>) {
  const { cities, city, choose, point, search, locate, hint } = props;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const take = (key: string) => {
    const next = cities.find((one) => one.key === key);
    if (!next) return;
    choose(key);
    track({ event: 'filter_change', clickText: next.label });
  };
  return (
    <div className={styles['place']}>
      {(cities.length > 1 || point) && (
        <Combobox
          label={t('city')}
          placeholder={t('chooseCity')}
          unknown={t('unknownCity')}
          options={cities.map(({ key, label }) => ({ value: key, label, names: [key] }))}
          value={point ? '' : (city?.key ?? '')}
          onChange={take}
        />
      )}
      <Button
        look="stroke"
        size="small"
        icon={mapPin}
        onClick={() => {
          locate();
          track({ event: 'filter_change', clickText: t('useLocation') });
        }}
      >
        {t('useLocation')}
      </Button>
      {hint && (
        <Button look="stroke" size="small" onClick={() => take(hint.key)}>
          {t('hint', { city: hint.label })}
        </Button>
      )}
      <p role="status" className={styles['search']}>
        {search === 'none' ? '' : t(search)}
      </p>
    </div>
  );
}
