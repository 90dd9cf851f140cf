import { useId } from 'react';
import { locate } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './nearby-places.module.css';
import type { Where } from './useOrigin.ts';
import type { Unit } from './useUnit.ts';

interface Props {
  readonly where: Where;
  readonly unit: Unit;
  /** Whether visitors may ask what is near them. */
  readonly mayLocate: boolean;
}

/** From where distances are measured and in which unit, with what came of asking where the visitor is. */
export function OriginTools({ where, unit, mayLocate }: Props) {
  const { origin, hasPage, isHere, trouble } = where;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const goHere = (label: string) => {
    track({ event: 'filter_change', clickText: label });
    where.goHere();
  };
  return (
    <div className={styles['head']}>
      {mayLocate && !isHere && <p className={styles['note']}>{t('explain')}</p>}
      <div className={styles['tools']}>
        {mayLocate && !hasPage && (
          <Button look="stroke" size="small" icon={locate} onClick={() => goHere(t('nearMe'))}>
            {t('nearMe')}
          </Button>
        )}
        {mayLocate && hasPage && (
          <div className={styles['switch']} role="group" aria-label={t('from')}>
            <Chip
              isOn={!isHere}
              onToggle={(isOn) => {
                if (!isOn) return;
                track({ event: 'filter_change', clickText: t('thisPage') });
                where.goToPage();
              }}
            >
              {t('thisPage')}
            </Chip>
            <Chip isOn={isHere} onToggle={() => (!isHere || trouble) && goHere(t('me'))}>
              {t('me')}
            </Chip>
          </div>
        )}
        {(origin ?? hasPage) && <UnitChoice unit={unit} />}
      </div>
      <div role="status" className={styles['note']}>
        {trouble && <p>{t(trouble)}</p>}
        {trouble && trouble !== 'locating' && origin?.kind === 'city' && (
          <p>{t('nearCity', { city: origin.name ?? '' })}</p>
        )}
        {trouble && trouble !== 'locating' && origin?.kind === 'page' && <p>{t('nearPage')}</p>}
      </div>
    </div>
  );
}

function UnitChoice({ unit: { unit, choose } }: { readonly unit: Unit }) {
  const t = useMessages<typeof en>();
  const id = useId();
  return (
    <div className={styles['units']}>
      <label htmlFor={id}>{t('units')}</label>
      <Select
        form=""
        id={id}
        value={unit}
        onChange={({ target }) => choose(target.value === 'miles' ? 'miles' : 'metric')}
      >
        <option value="metric">{t('metric')}</option>
        <option value="miles">{t('miles')}</option>
      </Select>
    </div>
  );
}
