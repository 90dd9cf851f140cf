import { useState } from 'react';
import { ownAddress } from '#src/api/own-address.ts';
import { AsOf } from '#src/dated/AsOf.tsx';
import { Section } from '#src/section/Section.tsx';
import { useToday } from '#src/time/useToday.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Choices, type Choice } from './Choices.tsx';
import styles from './climate-guide.module.css';
import type en from './messages/en.json';
import { MonthCard } from './MonthCard.tsx';
import { yearOf } from './months.ts';
import { Toggle } from './Toggle.tsx';
import { useCurrent } from './useCurrent.ts';
import { useMeasures, useMonthName, useUnit } from './useMeasures.ts';
import type widget from './widget.ts';
import type { City, Config } from './widget.ts';
import { YearChart } from './YearChart.tsx';
import { YearTable } from './YearTable.tsx';

/** What the weather is usually like in some cities, month by month, and when to come. */
export function ClimateGuide({ config }: WidgetProps<typeof widget>) {
  const note = useFaults(config);
  const t = useMessages<typeof en>();
  const cities = config.cities.filter(
    ({ id }, index, all) => all.findIndex((city) => city.id === id) === index,
  );
  const [first] = cities;
  if (!first) return null;
  return (
    <Section
      config={config}
      label={t('name')}
      head={{ space: 'close' }}
      note={note}
      className={styles['guide']}
    >
      <Guide config={config} cities={cities} first={first} />
    </Section>
  );
}

/** What an author is told: months without values, temperatures that cannot be, an address that may not be asked. */
function useFaults({ cities, currentSource }: Config): string {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const monthName = useMonthName();
  const page = usePage();
  const expected = currentSource && ownAddress(page, currentSource).expected;
  const namesOf = (months: readonly number[]) => format.list(months.map((month) => monthName(month)));
  const faults = cities.flatMap((city) => {
    const { missing, reversed } = yearOf(city);
    return [
      missing.length > 0 && t('missing', { city: city.label, months: namesOf(missing) }),
      reversed.length > 0 && t('reversed', { city: city.label, months: namesOf(reversed) }),
    ];
  });
  return [...faults, expected && t('wrongAddress', { expected })].filter(Boolean).join(' ');
}

interface Props {
  readonly config: Config;
  readonly cities: readonly City[];
  /** The city that is shown at the beginning. */
  readonly first: City;
}

/** The choices, the month that is chosen, and the whole year. */
function Guide({ config, cities, first }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const announce = useAnnounce();
  const level = useHeadingLevel();
  const monthName = useMonthName();
  const { timeZone } = usePage().site;
  const thisMonth = Number(useToday(timeZone)?.slice(5, 7) ?? 1);
  const ownUnit = useUnit(config.units);
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const choice = { city: first, month: thisMonth, unit: ownUnit, ...chosen };
  const { city, month, unit } = choice;
  const measuresOf = useMeasures(unit);
  const current = useCurrent(config.currentSource, city);

  const { months } = yearOf(city);
  const measures = measuresOf(months);
  const best = Object.entries(config.bestMonths).flatMap(([interest, byCity]) => {
    const its = byCity[city.id] ?? [];
    return its.length > 0 ? [{ interest, months: its }] : [];
  });
  const bestIn = (one: number) =>
    best.flatMap(({ interest, months: its }) => (its.includes(one) ? [interest] : []));
  const titleOf = (shown: Choice) =>
    t('monthInCity', { month: monthName(shown.month), city: shown.city.label });
  const change = (changes: Partial<Choice>, label: string) => {
    setChosen({ ...chosen, ...changes });
    track({ event: 'filter_change', clickText: label });
    const next = { ...choice, ...changes };
    announce(changes.unit ? t('inDegrees', { degrees: label }) : titleOf(next));
  };
  const caption = t('caption', { city: city.label });

  return (
    <>
      <Choices {...choice} cities={cities} onChange={change} />
      <MonthCard
        title={titleOf(choice)}
        month={month}
        normals={months[month - 1]}
        measures={measures}
        bestFor={bestIn(month)}
        current={current}
        unit={unit}
      />
      {measures.length > 0 && (
        <div className={styles['year']}>
          <div className={styles['yearHead']}>
            <Heading level={level} look="h3">
              {caption}
            </Heading>
            <Toggle
              label={t('view')}
              options={[
                { key: 'chart', label: t('chart') },
                { key: 'table', label: t('table') },
              ]}
              chosen={view}
              onChoose={(next, label) => {
                setView(next);
                track({ event: 'tab_click', clickText: label });
              }}
            />
          </div>
          {view === 'chart' && (
            <YearChart
              measures={measures}
              all={cities.map((one) => measuresOf(yearOf(one).months))}
              best={best}
              month={month}
            />
          )}
          <YearTable
            caption={caption}
            measures={measures}
            bestFor={best.length > 0 ? months.map((_, index) => bestIn(index + 1)) : []}
            month={month}
            isShown={view === 'table'}
          />
        </div>
      )}
      <AsOf asOf={config.asOf} staleDays={config.staleDays} />
    </>
  );
}
