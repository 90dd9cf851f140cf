import { useRef, useState } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { AppliedFilters } from '#src/catalogue/AppliedFilters.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './destination-catalogue.module.css';
import type en from './messages/en.json';
import type { DistanceOf } from './useDistances.ts';
import type { Compared } from './useCompared.ts';

interface Props {
  readonly compared: Compared;
  readonly most: number;
  /** One too many was wanted. */
  readonly isFull: boolean;
  readonly distanceOf: DistanceOf;
  readonly onRemove: (item: FullItem) => void;
}

/** Fetched when a comparison is opened. */
const LazyComparison = lazyComponent(async () => (await import('./Comparison.tsx')).Comparison);

/** The places that are compared, and the way to their table; at the foot of the window while the list is in view. */
export function CompareTray({ compared, most, isFull, distanceOf, onRemove }: Props) {
  const { items, ids, hasFailed, retry } = compared;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyComparison, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  if (ids.length === 0) return null;

  const open = () => {
    track({ event: 'disclosure_open', clickText: t('comparison'), dataLayer: { count: items.length } });
    setMissing(false);
    setWanted(true);
  };

  return (
    <div ref={place} className={styles['tray']} role="group" aria-label={t('tray')} data-ground="night">
      <p className={styles['count']}>{t('chosen', { count: ids.length, max: most })}</p>
      <AppliedFilters
        label={t('tray')}
        applied={items.map((item) => ({ key: item.id, label: item.title, onRemove: () => onRemove(item) }))}
        onClear={undefined}
        onEmptied={() => checkBoxOf(place.current, items[0]?.id)?.focus()}
      />
      {items.length > 0 && (
        <Button size="small" onClick={open}>
          {t('sideBySide')}
        </Button>
      )}
      {isFull && <p className={styles['note']}>{t('atMost', { count: most })}</p>}
      {isMissing && <NotLoaded className={styles['note']} />}
      {hasFailed && <FailureNote text={t('notLoaded')} onRetry={retry} />}
      {isOpen && <LazyComparison items={items} distanceOf={distanceOf} onClose={() => setWanted(false)} />}
    </div>
  );
}

/** The check box of a place that was in the tray alone; where the list does not show it, what there is first. */
function checkBoxOf(tray: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined {
  const section = tray?.closest('section');
  const boxes = [...(section?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  return boxes.find(({ value }) => value === id) ?? section?.querySelector('button');
}
