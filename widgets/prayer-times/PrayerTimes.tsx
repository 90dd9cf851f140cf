import { useMemo, useRef } from 'react';
import { dayOf } from '#src/i18n/dates.ts';
import { createFormat } from '#src/i18n/format.ts';
import { Section } from '#src/section/Section.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { daysOf } from './month.ts';
import { Month } from './Month.tsx';
import { Notes } from './Notes.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import styles from './prayer-times.module.css';
import { QiblaCard } from './QiblaCard.tsx';
import { Today } from './Today.tsx';
import { useMinute } from './useMinute.ts';
import { usePlace } from './usePlace.ts';
import type widget from './widget.ts';

/** The times of prayer of today and of the month at a place, and the direction of prayer. All is computed on the device. */
export function PrayerTimes({ config }: WidgetProps<typeof widget>) {
  const { showQibla, showMonth } = config;
  const t = useMessages<typeof en>();
  const { language, site } = usePage();
  const frame = useRef<HTMLElement>(null);
  const choice = usePlace(config.cities);
  const { city, point } = choice;
  const minute = useMinute();
  const place = useMemo(
    () =>
      point
        ? { ...point, key: 'here', label: t('here'), timeZone: deviceZone(), isExact: true }
        : city && { ...city, isExact: false },
    [point, city, t],
  );
  const timeZone = place?.timeZone ?? site.timeZone;
  const format = useMemo(
    () => createFormat({ language, timeZone, numerals: site.numerals }),
    [language, timeZone, site.numerals],
  );
  const now = minute === undefined ? undefined : new Date(minute);
  const today = now && dayOf(now, timeZone);
  const days = useMemo(
    () => (place && today ? daysOf(place, today, config, showMonth) : []),
    [place, today, config, showMonth],
  );
  if (!place) return null;

  const parts = { place, rules: config, format };
  return (
    <Section
      ref={frame}
      config={config}
      label={t('name')}
      head={{ space: 'close' }}
      className={styles['times']}
    >
      <PlaceChoice {...choice} />
      <div className={styles['day']} data-alone={!showMonth || undefined}>
        <Today {...parts} now={now} today={today} />
        {showQibla && <QiblaCard place={place} format={format} />}
      </div>
      {showMonth && today && <Month {...parts} today={today} days={days} frame={frame} />}
      <Notes place={place} rules={config} days={days} />
    </Section>
  );
}

/** The zone of the visitor's clock: of a point nobody else says it. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
