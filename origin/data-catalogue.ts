/**
 * Demo data of what can be booked and visited: activities, stays, places to eat, packages, trade events, and facts about
 * places. Companies, prices, hours and dates are invented samples.
 */
import activitiesJson from './data/activities.json' with { type: 'json' };
import diningJson from './data/dining.json' with { type: 'json' };
import packagesJson from './data/packages.json' with { type: 'json' };
import placeFactsJson from './data/place-facts.json' with { type: 'json' };
import staysJson from './data/stays.json' with { type: 'json' };
import tradeEventsJson from './data/trade-events.json' with { type: 'json' };
import type { Text8 } from './data.ts';

/** Opening hours of some days of the week, 1 = Monday; rows with `from` and `to` replace the week on those dates. */
export interface Hours {
  days: readonly number[];
  open?: string;
  close?: string;
  season?: string;
  from?: string;
  to?: string;
  closed?: boolean;
}

interface Month {
  high: number;
  low: number;
  rain: number;
}

/** What is known of a place beside its text. */
export interface PlaceFacts {
  climateZone: string;
  climate: readonly Month[];
  bestMonths: readonly number[];
  hours?: readonly Hours[];
  minutes: number;
  phone?: string;
  access: readonly string[];
  parking: boolean;
  free: boolean;
}

/** What everything that stands somewhere and has a name has in common. */
interface Named {
  id: string;
  name: Text8;
  summary: Text8;
  image: string;
}

export interface Activity extends Named {
  placeId: string;
  categories: readonly string[];
  minutes: number;
  indoor: boolean;
  family: boolean;
  access: readonly string[];
  months: readonly number[];
  priceFrom: number;
  free: boolean;
  bookingUrl?: string;
  operatorId?: string;
  addedOn: string;
}

export interface Stay extends Named {
  placeId: string;
  class: number | string;
  amenities: readonly string[];
  priceBand: number;
  priceFrom: number;
  rooms: number;
  latitude: number;
  longitude: number;
  phone?: string;
  bookingUrl: string;
  access: readonly string[];
  checkIn: string;
  checkOut: string;
}

export interface Dining extends Named {
  placeId: string;
  cuisine: readonly string[];
  priceBand: number;
  hours?: readonly Hours[];
  seating: readonly string[];
  delivery: boolean;
  phone?: string;
  bookingUrl?: string;
  latitude: number;
  longitude: number;
}

export interface Package extends Named {
  nights: number;
  route: readonly string[];
  operatorId: string;
  departures: { from: string; to: string; weekdays: readonly number[] };
  groupSize: { min: number; max: number };
  languages: readonly string[];
  priceFrom: number;
  includes: readonly Text8[];
  /** For business users only. */
  trade: { netPrice: number; commission: number; releaseDays: number };
  categories: readonly string[];
}

export interface TradeEvent {
  id: string;
  image: string;
  category: string;
  title: Text8;
  summary: Text8;
  body: Text8;
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
  occurrences?: readonly { start: string; end: string }[];
  placeId?: string;
  venue?: Text8;
  joinUrl?: string;
  capacity?: number;
  remaining?: number;
  waitlist?: boolean;
  seatsPerCompany?: number;
  opens?: string;
  closes?: string;
  agenda: readonly { start: string; end: string; title: Text8; speakerIds: readonly string[] }[];
  speakers: readonly { id: string; name: Text8; role: Text8; company: Text8; companyId?: string }[];
  attachments: readonly { title: Text8; url: string; bytes: number; type: string }[];
  status: string;
  audienceRoles: readonly string[];
}

export const activities: readonly Activity[] = activitiesJson.items;
export const stays: readonly Stay[] = staysJson.items;
export const dining: readonly Dining[] = diningJson.items;
export const packages: readonly Package[] = packagesJson.items;
export const tradeEvents: readonly TradeEvent[] = tradeEventsJson.items;

/** By id of the place; every place has them. */
export const placeFacts: Readonly<Record<string, PlaceFacts>> = placeFactsJson.items;
