import { useMemo } from 'react';
import { eventAt, offered, readEvent } from '#src/events/event.ts';
import { EventColumns } from '#src/events/page/EventColumns.tsx';
import { EventFacts } from '#src/events/page/EventFacts.tsx';
import { EventPrices } from '#src/events/page/EventPrices.tsx';
import { Tickets } from '#src/events/page/Tickets.tsx';
import { momentsOf } from '#src/events/phase.ts';
import { registerHref } from '#src/events/register-href.ts';
import { structuredEvent } from '#src/events/structured-event.ts';
import { useNow } from '#src/events/useNow.ts';
import { faultOf, saudiArabia } from '#src/geo/bounds.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section } from '#src/section/Section.tsx';
import { PointMap } from '#src/map/PointMap.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useStructuredData } from '#src/widget/structured-data.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './event-detail.module.css';
import type en from './messages/en.json';
import { useAuthorNote } from './useAuthorNote.ts';
import type widget from './widget.ts';
import type { Config, Detail } from './widget.ts';

/** One event: its dates with a choice, what it costs, what to know, and ways to keep it. */
export function EventDetail({ config }: WidgetProps<typeof widget>) {
  const { event } = config;
  return event ? <EventSection config={config} event={event} /> : null;
}

interface Props {
  readonly config: Config;
  readonly event: Detail;
}

function EventSection({ config, event }: Props) {
  const page = usePage();
  const { timeZone } = page.site;
  const record = useMemo(() => readEvent(event, timeZone), [event, timeZone]);
  const moments = useMemo(() => momentsOf(record), [record]);
  const now = useNow(moments);
  const note = useAuthorNote(config, event);
  useStructuredData(now && structuredEvent(record, now, page.url, extrasOf(event)));

  const { id, title, url = '', featureImage = '', body } = event;
  const { registerInline, registerPath } = config;
  const pageHref = registerPath && registerHref(registerPath, id);
  const waitHref = id ? (registerInline ? `#${formIdOf(id)}` : pageHref) : undefined;
  const dates = offered(record, now);
  return (
    <Section config={config} label={title} note={note} className={styles['section']}>
      <EventColumns
        card={
          <>
            <Tickets
              event={event}
              record={record}
              dates={dates}
              at={now && eventAt(record, now)}
              calendar={config.calendar}
              hasCountdown={config.showCountdown}
              waitHref={waitHref}
            />
            {id && (
              <div className={styles['heart']}>
                <LazyFavouriteButton item={{ id, type: 'event', title, url, featureImage }} />
              </div>
            )}
          </>
        }
      >
        <EventFacts event={event} />
        {config.showMap && <VenueMap config={config} event={event} />}
        {body && <Text html={body} />}
        <EventPrices event={event} />
        <Further event={event} registers={registerInline} isOpen={isOpen()} isPast={isPast()} />
      </EventColumns>
    </Section>
  );

  function isPast(): boolean {
    return now !== undefined && eventAt(record, now).isPast;
  }

  function isOpen(): boolean {
    return !isPast() && record.status !== 'cancelled' && record.status !== 'postponed';
  }
}

/** Where an event takes place; nothing where that is not known, or cannot be. */
function VenueMap({ config, event }: Props) {
  const { latitude = NaN, longitude = NaN, title, venue } = event;
  const point = { latitude, longitude };
  return faultOf(point, saudiArabia) ? null : (
    <PointMap config={config} name={venue || title} point={point} />
  );
}

const Text = ({ html }: { readonly html: string }) => (
  <RichText html={html} headingLevel={useHeadingLevel()} />
);

interface FurtherProps {
  readonly event: Detail;
  readonly registers: boolean;
  readonly isOpen: boolean;
  readonly isPast: boolean;
}

/** Other widgets below the event: pictures, registration, sharing, and after the event those that are like it. */
function Further({ event: { id, gallery, categories }, registers, isOpen, isPast }: FurtherProps) {
  const t = useMessages<typeof en>();
  const headingLevel = Math.min(useHeadingLevel(), 4);
  const isHydrated = useHydrated();
  const images = gallery.map((image) => ({ image }));
  // They need a script: what a server wrote is brought to life without them.
  if (!isHydrated) return null;
  return (
    <>
      {gallery.length > 0 && (
        <MountElement name="image-gallery" config={{ images, layout: 'mosaic', headingLevel }} />
      )}
      {registers && isOpen && id && (
        <MountElement
          id={formIdOf(id)}
          name="event-registration-form"
          config={{ eventId: id, mode: 'public', title: t('register'), headingLevel }}
        />
      )}
      <MountElement name="share-bar" config={{}} load="visible" />
      {isPast && (
        <MountElement
          name="related-content"
          config={{
            title: t('related'),
            categories: ['event', ...categories],
            exclude: id ? [id] : [],
            limit: 3,
            layout: 'grid',
            headingLevel,
          }}
        />
      )}
    </>
  );
}

/** Of the form on the event's own page. */
const formIdOf = (id: string) => `register-${id}`;

function extrasOf({ organiser, priceTiers, ticket, currency }: Detail) {
  return {
    organiser,
    ticketUrl: ticket?.ctaLink,
    offers: priceTiers.flatMap(({ label, amount, currency: own }) =>
      amount === undefined ? [] : [{ name: label, price: amount, currency: own || currency }],
    ),
  };
}
