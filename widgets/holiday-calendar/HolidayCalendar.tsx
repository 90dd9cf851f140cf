import { useState } from 'react';
import { firstWeekday } from '#src/calendar/days.ts';
import { AsOf } from '#src/dated/AsOf.tsx';
import { locales } from '#src/i18n/languages.ts';
import { icsType, toIcs, type CalendarEntry } from '#src/outputs/ics.ts';
import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import { Section } from '#src/section/Section.tsx';
import { useToday } from '#src/time/useToday.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { download } from '#src/icon/glyphs.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Converter } from './Converter.tsx';
import styles from './holiday-calendar.module.css';
import { HolidayList, HolidayRules } from './HolidayList.tsx';
import { HolidayYear } from './HolidayYear.tsx';
import type en from './messages/en.json';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import type widget from './widget.ts';

/** Public holidays and seasons in both calendars: what is to come, the year, calendar files, and a converter. */
export function HolidayCalendar({ config }: WidgetProps<typeof widget>) {
  const { calendar, yearsAhead, showConverter, showSchool, title, asOf, staleDays } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { language, site } = usePage();
  const today = useToday(site.timeZone);
  const [view, setView] = useState<'list' | 'year'>('list');
  const holidays = config.holidays.filter(({ kind }) => showSchool || kind !== 'school');
  if (config.holidays.length === 0) return null;

  const min = today && `${today.slice(0, 4)}-01-01`;
  const max = today && `${Number(today.slice(0, 4)) + yearsAhead}-12-31`;
  const occurrences = min && max ? occurrencesOf(holidays, min, max) : [];
  const keep = (ones: readonly Occurrence[], name: string) => {
    keepFile(fileName(name, 'holidays', 'ics'), toIcs(ones.map(toEntry), new Date()), icsType);
    track({ event: 'download', clickText: name });
  };

  return (
    <Section config={config} label={t('name')} head={{ space: 'close' }} className={styles['calendar']}>
      {today && min && max ? (
        <div className={styles['views']}>
          <div className={styles['bar']}>
            <div className={styles['choice']} role="group" aria-label={t('views')}>
              {(['list', 'year'] as const).map((one) => (
                <Chip key={one} isOn={view === one} onToggle={() => setView(one)}>
                  {t(one === 'list' ? 'list' : 'yearView')}
                </Chip>
              ))}
            </div>
            <Button
              look="stroke"
              size="small"
              icon={download}
              onClick={() =>
                keep(
                  occurrences.filter(({ to }) => to >= today),
                  title || t('name'),
                )
              }
            >
              {t('keepAll')}
            </Button>
          </div>
          {view === 'list' ? (
            <HolidayList
              calendar={calendar}
              today={today}
              occurrences={occurrences}
              onKeep={(one) => keep([one], one.holiday.label)}
            />
          ) : (
            <HolidayYear
              holidays={holidays}
              calendar={calendar}
              weekStart={firstWeekday(locales[language])}
              today={today}
              min={min}
              max={max}
            />
          )}
        </div>
      ) : (
        <HolidayRules holidays={holidays} />
      )}
      <AsOf asOf={asOf} staleDays={staleDays} />
      {showConverter && <Converter />}
    </Section>
  );
}

const toEntry = ({ key, holiday, from, to, isExpected }: Occurrence): CalendarEntry => ({
  uid: `${key}@${location.host}`,
  title: holiday.label,
  span: { firstDay: from, lastDay: to },
  description: [holiday.note, holiday.closures].filter(Boolean).join('\n'),
  status: isExpected ? 'tentative' : 'confirmed',
});
