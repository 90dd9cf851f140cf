import { places, users, type AssetData } from './data.ts';
import { noSwitches, type Switches } from './switches.ts';

/** A page that a visitor has kept, as the client sent it. */
interface Favourite {
  id: string;
  type: string;
  title: string;
  url: string;
  featureImage: string;
}

/** A named set of assets. `updated` changes with each edit and tells a conflict. */
export interface Collection {
  id: string;
  name: string;
  description: string;
  assetIds: string[];
  updated: string;
  shared: boolean;
}

/** A visitor's place at an event. */
export interface Registration {
  eventId: string;
  status: 'registered' | 'waitlisted' | 'pending' | 'cancelled' | 'attended';
  reference: string;
  seats: number;
}

/** One mail choice. */
export interface Subscription {
  subscribed: boolean;
  frequency: string;
  lang: string;
}

/** A company added or changed while the server runs, over the one in partners.json. */
export interface PartnerChange {
  status: 'published' | 'pending';
  fields: Readonly<Record<string, unknown>>;
}

/** An archive that is being packed; it is ready at the second look. */
interface DownloadJob {
  looks: number;
  bytes: number;
  filename: string;
}

/** A call that was answered, for tests that count calls. */
interface ReceivedCall {
  /** Short name of the endpoint in conventions.md. */
  name: string;
  request: Request;
}

/**
 * The memory of one fake origin. Every server and every test makes its own; a test may read it, change it,
 * or throw switches for all requests in `switches`.
 */
export interface OriginState {
  /** Switches that hold where a request has none of its own. */
  switches: Switches;
  /** The origin's clock. */
  now: () => Date;
  /** The last calls, oldest first. */
  calls: ReceivedCall[];
  favourites: Map<string, Favourite[]>;
  favouriteAssets: Map<string, string[]>;
  collections: Map<string, Collection[]>;
  profiles: Map<string, Readonly<Record<string, unknown>>>;
  registrations: Map<string, Registration[]>;
  subscriptions: Map<string, Map<string, Subscription>>;
  partners: Map<string, PartnerChange>;
  jobs: Map<string, DownloadJob>;
  /** By user: version of the terms accepted, and the reference of a request for access. */
  access: Map<string, { accepted?: string; requested?: string }>;
  /** Metered pages that an anonymous visitor has opened. */
  freeViews: Set<string>;
  /** Times at which a new password was asked for, by mail address. */
  passwordMails: Map<string, number[]>;
  /** A new number for each thing that needs a reference. */
  nextNumber: () => number;
}

const seedAssets: readonly AssetData['id'][] = ['AS-2001', 'AS-2004', 'AS-2010'];

/** Makes the memory of an origin: a few things kept by the invented people, nothing else. */
export function createOriginState(
  options: { switches?: Partial<Switches>; now?: () => Date } = {},
): OriginState {
  const now = options.now ?? (() => new Date());
  let number = 1000;
  const favourites: Favourite[] = places
    .filter((place) => ['hegra', 'al-balad', 'farasan-islands'].includes(place.id))
    .map((place) => ({
      id: place.id,
      type: 'place',
      title: place.name.en,
      url: `/en${place.url}`,
      featureImage: `/images/${place.featureImage}.jpg`,
    }));
  const collections = (): Collection[] => [
    {
      id: 'C-1',
      name: 'Winter brochure',
      description: '',
      assetIds: [...seedAssets],
      updated: '2026-10-01T09:00:00+03:00',
      shared: false,
    },
    {
      id: 'C-2',
      name: 'Press kit',
      description: '',
      assetIds: seedAssets.slice(0, 1),
      updated: '2026-09-12T14:30:00+03:00',
      shared: true,
    },
  ];
  const business = users.filter((user) => user.mode === 'B2B');
  return {
    switches: { ...noSwitches, ...options.switches },
    now,
    calls: [],
    favourites: new Map([['u-default', favourites]]),
    favouriteAssets: new Map(business.map((user) => [user.id, seedAssets.slice(0, 2)])),
    collections: new Map(business.map((user) => [user.id, collections()])),
    profiles: new Map(),
    registrations: new Map([
      [
        'u-partner-admin',
        [
          { eventId: 'taif-rose-harvest', status: 'registered', reference: 'R-0901', seats: 2 },
          { eventId: 'national-day', status: 'attended', reference: 'R-0844', seats: 1 },
        ],
      ],
    ]),
    subscriptions: new Map(),
    partners: new Map(),
    jobs: new Map(),
    access: new Map(),
    freeViews: new Set(),
    passwordMails: new Map(),
    nextNumber: () => ++number,
  };
}
