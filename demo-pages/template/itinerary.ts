import type { Language } from '#src/i18n/languages.ts';
import { allContent } from '#origin/content.ts';
import { drawingAt } from '#origin/drawings.ts';
import trips from '../content/itineraries.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { formatMinutes } from './format.ts';
import { details, section, type ServicePart } from './guide.ts';
import { renderGrid, type CardTexts } from './sections.ts';

type Trip = (typeof trips)[number];
type WrittenStop = Trip['days'][number]['stops'][number];

/** The item of a stop: a place, or what one does at one. */
function itemOf(stop: WrittenStop, language: Language) {
  const [id, type] = 'placeId' in stop ? [stop.placeId, 'place'] : [stop.activityId, 'activity'];
  const item = allContent(language).find((one) => one.id === id && one.type === type);
  if (!item) throw new Error(`No ${type} "${id}".`);
  return item;
}

function stopOf(stop: WrittenStop, language: Language) {
  const { id, type, title, url, featureImage, latitude, longitude } = itemOf(stop, language);
  return {
    id,
    type,
    title,
    url,
    latitude,
    longitude,
    featureImage: `/images/${drawingAt(featureImage)}-640.avif`,
    minutes: stop.minutes,
    note: stop.note[language],
    tip: 'tip' in stop ? stop.tip[language] : '',
    transportToNext: 'transportToNext' in stop ? stop.transportToNext : undefined,
  };
}

const minutesOfDay = 1440;

const cityAt = (place: string, language: Language): string =>
  allContent(language).find((item) => item.id === place)?.title ?? '';

/** The `itinerary` of a page, by its id; without a script its days are read by those who open them. */
export function renderItinerary({ id, title, text, load }: ServicePart, language: Language): string {
  const trip = trips.find((one) => one.id === id);
  if (!trip) throw new Error(`No trip "${id}".`);
  const shown = new Set<string>();
  const days = trip.days.map((day) => ({
    label: day.label[language],
    title: day.title[language],
    intro: day.intro[language],
    stops: day.stops.map((written) => {
      const { featureImage, ...stop } = stopOf(written, language);
      // Places of one kind share a drawing, which a trip shows once.
      if (shown.has(featureImage)) return stop;
      shown.add(featureImage);
      return { ...stop, featureImage };
    }),
  }));
  const folds = days.map(({ label, title: name, intro, stops }, at) => {
    const items = stops.map(
      ({ title: words, url, note }) =>
        `<li><a href="${escape(url)}">${escape(words)}</a>: ${escape(note)}</li>`,
    );
    return details(`day-${at + 1}`, `${label}: ${name}`, `${intro}<ol>${items.join('')}</ol>`);
  });
  const config = {
    title,
    description: text,
    days,
    summary: {
      nights: trip.nights,
      km: trip.km,
      bestMonths: trip.bestMonths,
      startCity: cityAt(trip.startCity, language),
      endCity: cityAt(trip.endCity, language),
    },
  };
  return mountElement('itinerary', config, { id, load, fallback: section(title, text, folds.join('')) });
}

const cardOfTrip = (trip: Trip, language: Language): CardTexts => ({
  title: trip.title[language],
  description: trip.summary[language],
  url: `/${language}/plan/itineraries/${trip.id}`,
  picture: trip.picture,
  tags: [formatMinutes(trip.days.length * minutesOfDay, language), cityAt(trip.startCity, language)],
});

/** All trips as cards, the shortest first, with their days and where they begin. */
export const tripCards = (language: Language): readonly CardTexts[] =>
  trips
    .toSorted((one, other) => one.days.length - other.days.length)
    .map((trip) => cardOfTrip(trip, language));

const stopsAt = ({ days }: Trip, places: readonly string[]): boolean =>
  days.some(({ stops }) => stops.some((stop) => 'placeId' in stop && places.includes(stop.placeId)));

/** The trips that stop at a place. */
export const tripsThrough = (place: string, language: Language): readonly CardTexts[] =>
  trips.filter((trip) => stopsAt(trip, [place])).map((trip) => cardOfTrip(trip, language));

/** The id of the first trip that stops at one of the places. */
export const tripThrough = (places: readonly string[]): string | undefined =>
  trips.find((trip) => stopsAt(trip, places))?.id;

/** Cards of all trips. */
export const renderTrips = ({ id, title, text, load }: ServicePart, language: Language): string =>
  renderGrid({
    id,
    title,
    description: text,
    variant: 'card',
    columns: 3,
    items: tripCards(language),
    load,
  });
