import { useMemo, useRef, useState } from 'react';
import type { MapTarget } from '#src/map/map.ts';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { ShareButton } from '#src/outputs/ShareButton.tsx';
import { PrintedAddress } from '#src/planner/PrintedAddress.tsx';
import { Section } from '#src/section/Section.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { CopyToPlan } from './CopyToPlan.tsx';
import { DayPanel } from './DayPanel.tsx';
import styles from './itinerary.module.css';
import type en from './messages/en.json';
import { Summary } from './Summary.tsx';
import { isFarOff, isSwapped, toTrip, type Stop } from './trip.ts';
import { TripMap } from './TripMap.tsx';
import { ownsDay, useOwnsDays } from './useOwnsDays.ts';
import type widget from './widget.ts';

/** A trip of an author's, by days: each opens to its stops and to how one gets on from each. */
export function Itinerary({ config }: WidgetProps<typeof widget>) {
  const { summary, showMap, allowCopyToPlanner, allowPrint } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { cmsMode } = usePage();
  const frame = useRef<HTMLElement>(null);
  const trip = useMemo(() => toTrip(config.days), [config.days]);
  const { days, totals, isWholeWay } = trip;
  const ownsDays = useOwnsDays(frame);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(['day-1']));
  const set = (key: string, isToOpen: boolean) =>
    setOpen((keys) => new Set(isToOpen ? [...keys, key] : [...keys].filter((other) => other !== key)));
  useDeepLink(days, true, ({ key, id }) => {
    if (ownsDay(frame, id)) set(key, true);
  });
  const [chosen, setChosen] = useState<number>();
  const [target, setTarget] = useState<MapTarget>();
  /** Key of the day that a card has opened, and that closes with it. */
  const [lent, setLent] = useState<string>();
  if (days.length === 0) return null;

  const number = (value = 0) => format.number(value, { maximumFractionDigits: 0 });
  const nights = days.length - 1;
  const all = days.flatMap(({ stops }) => stops);
  const withoutId = all.filter(({ id }) => id === '');
  const swapped = all.filter(isSwapped);
  const notes = [
    isFarOff(summary?.nights, nights) &&
      t('nightsOff', { authored: number(summary?.nights), computed: number(nights) }),
    isWholeWay &&
      isFarOff(summary?.km, totals.km) &&
      t('kmOff', { authored: number(summary?.km), computed: number(totals.km) }),
    withoutId.length > 0 && t('withoutId', { titles: format.list(withoutId.map(({ title }) => title)) }),
    swapped.length > 0 && t('swapped', { names: format.list(swapped.map(({ title }) => title)) }),
  ];
  const choose = (stopNumber: number | undefined) => {
    setChosen(stopNumber);
    const day = days.find(({ stops }) => stops.some((stop) => stop.number === stopNumber));
    const isNew = day !== undefined && !open.has(day.key);
    setOpen((keys) => new Set([...keys].filter((key) => key !== lent).concat(day?.key ?? [])));
    setLent(isNew || (day && day.key === lent) ? day.key : undefined);
  };
  const show = ({ position, number: stopNumber }: Stop) => {
    if (position) setTarget({ ...position, atLeast });
    choose(stopNumber);
  };
  const areAllOpen = days.every(({ key }) => open.has(key));

  return (
    <Section
      ref={frame}
      config={config}
      label={t('label')}
      head={{ space: 'none' }}
      note={cmsMode === 'author' && notes.filter(Boolean).join(' ')}
      className={styles['section']}
      columns={{
        side: styles['side'],
        main: styles['main'],
        belowHead: (
          <>
            <Summary summary={summary} trip={trip} />
            <div className={styles['actions']}>
              {allowCopyToPlanner && <CopyToPlan days={days} />}
              <ShareButton
                title={config.title || t('label')}
                label={t('share')}
                copied={t('linkCopied')}
                fieldLabel={t('link')}
              />
              {allowPrint && <PrintButton part={frame}>{t('print')}</PrintButton>}
            </div>
          </>
        ),
      }}
    >
      {showMap && <TripMap config={config} days={days} chosen={chosen} onChoose={choose} target={target} />}
      {days.length > 1 && (
        <div className={styles['control']}>
          <Button
            look="stroke"
            size="small"
            onClick={() => setOpen(new Set(areAllOpen ? [] : days.map(({ key }) => key)))}
          >
            {areAllOpen ? t('closeAll') : t('openAll')}
          </Button>
        </div>
      )}
      <div className={styles['days']}>
        {days.map((day) => (
          <DayPanel
            key={day.key}
            day={day}
            panelId={ownsDays ? day.id : undefined}
            isRegion={days.length <= fewRegions}
            isLast={day.number === days.length}
            isOpen={open.has(day.key)}
            onToggle={(isToOpen) => set(day.key, isToOpen)}
            chosen={chosen}
            onShow={showMap ? show : undefined}
          />
        ))}
      </div>
      <PrintedAddress />
    </Section>
  );
}

/** How near the map shows a stop at least. */
const atLeast = 11;

/** Up to this many panels are landmarks; more of them would hide the others (APG: accordion). */
const fewRegions = 6;
