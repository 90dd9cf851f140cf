import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './interactive-map.module.css';
import type en from './messages/en.json';
import type { Place } from './places.ts';
import { PlaceList } from './PlaceList.tsx';
import type { Found } from './useFoundPlaces.ts';

interface Props {
  readonly places: readonly Place[];
  readonly found: Found;
  readonly chosen: string | undefined;
  readonly isFiltered: boolean;
  readonly onShow: (place: Place) => void;
  readonly onClear: () => void;
}

/** The list of places, how many they are, and what to do where there are none. */
export function Results({ places, found, chosen, isFiltered, onShow, onClear }: Props) {
  const t = useMessages<typeof en>();
  const say = useAnnounce();
  const count = t('count', { count: places.length });
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== count) say(count);
    before.current = count;
  }, [count, say]);

  const { state, items, total } = found;
  const isMissing = state === 'failed' || state === 'offline';
  return (
    <div className={styles['results']} aria-busy={state === 'loading'}>
      <p className={styles['count']}>
        {total > items.length ? t('partOf', { shown: items.length, count: total }) : count}
      </p>
      {isMissing && <FailureNote text={t(state)} onRetry={found.retry} />}
      {places.length > 0 && <PlaceList places={places} chosen={chosen} onShow={onShow} />}
      {places.length === 0 && state === 'loading' && (
        <Skeleton>
          <SkeletonBox shape="text" lines={8} />
        </Skeleton>
      )}
      {places.length === 0 && !isMissing && state !== 'loading' && (
        <div className={styles['empty']}>
          <p>{t(isFiltered ? 'none' : 'nothing')}</p>
          {isFiltered && (
            <Button look="stroke" size="small" onClick={onClear}>
              {t('clear')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
