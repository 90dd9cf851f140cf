import { useRef, type ReactElement } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Arrange } from '#src/catalogue/CatalogueList.tsx';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { DayGroup } from '#src/events/DayGroup.tsx';
import { useEventMessages } from '#src/events/messages.ts';
import { ViewButtons } from '#src/events/ViewButtons.tsx';
import { FetchedPart } from '#src/ui/FetchedPart.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { levelBelow, type HeadingLevel } from '#src/ui/heading-level.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { EventCard } from './EventCard.tsx';
import styles from './event-catalogue.module.css';
import type { Days } from './ranges.ts';
import { QuickRanges } from './QuickRanges.tsx';
import { byDay, useEvents, type Events } from './useEvents.ts';
import type widget from './widget.ts';

/** Fetched with the calendar when the month is first shown; the list is whole without it. */
const LazyMonth = lazyComponent(async () => (await import('./Month.tsx')).Month);

/** The views have buttons of their own. */
const listAlone = ['list'] as const;

/** What is on: events by day, for the days that visitors choose. */
export function EventCatalogue({ config }: WidgetProps<typeof widget>) {
  const { calendar, showFavourite, showPast, views, weekStart, defaultRange } = config;
  const track = useTrack();
  const t = useEventMessages();
  const isAuthor = usePage().cmsMode === 'author';
  const events = useEvents(config);
  const { site, today, around, recordOf } = events;
  const { catalogue } = site;
  const { wordFor } = useValueWords(true);
  const factsOf = useFacts(wordFor);
  const view = catalogue.choices.view ?? 'list';
  const month = useRef<HTMLDivElement>(null);

  const show = (days: Days, label: string) => {
    track({ event: 'filter_change', clickText: label });
    if (!isAuthor) events.show(days);
  };

  return (
    <CatalogueSection
      config={{ ...config, ...events.fields, views: listAlone }}
      site={site}
      ground={config}
      tools={
        <ViewButtons
          views={views}
          view={view}
          onView={(to, label) => {
            track({ event: 'tab_click', clickText: label });
            if (!isAuthor) catalogue.change({ view: to === views[0] ? undefined : to });
          }}
        />
      }
      above={
        <div className={styles['days']}>
          {today !== undefined && (
            <QuickRanges
              today={today}
              days={events.days}
              defaultRange={defaultRange}
              hasPast={showPast}
              onShow={show}
            />
          )}
          {view === 'month' && today !== undefined && (
            <div ref={month}>
              <FetchedPart part={LazyMonth} onCome={() => focusHeading(month.current)}>
                <LazyMonth
                  events={events}
                  today={today}
                  calendar={calendar}
                  weekStart={weekStart}
                  onShow={show}
                />
              </FetchedPart>
            </div>
          )}
        </div>
      }
      arrange={(level) => groupedByDay(level, events)}
      renderItem={(item, place) => (
        <EventCard
          item={item}
          record={recordOf(item)}
          around={around}
          place={{ ...place, level: levelBelow(place.level) }}
          facts={factsOf(withoutDates(item), 'event')}
          calendar={calendar}
          hasHeart={showFavourite}
        />
      )}
      below={calendar !== 'gregory' && <p className={styles['note']}>{t('hijriNote')}</p>}
    />
  );
}

/** The card writes the date itself; an event may have thousands, which are dear to read. */
const withoutDates = ({ occurrences: _all, startDate: _first, endDate: _last, ...item }: FullItem) => item;

/** Lays events out under the days that they stand under. */
const groupedByDay = (level: HeadingLevel, events: Events): Arrange<FullItem> =>
  function Days(entries, list) {
    const elements = new Map<FullItem, ReactElement>(entries.map(({ item, element }) => [item, element]));
    return byDay([...elements.keys()], events).map(({ day, items }) => (
      <DayGroup key={day ?? ''} day={day} today={events.today} level={level}>
        <ul {...list}>{items.map((item) => elements.get(item))}</ul>
      </DayGroup>
    ));
  };
