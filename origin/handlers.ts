import type { HttpHandler } from 'msw';
import { handlers as access } from './handlers/access.ts';
import { handlers as assets } from './handlers/assets.ts';
import { handlers as collections } from './handlers/collections.ts';
import { handlers as directory } from './handlers/directory.ts';
import { handlers as downloads } from './handlers/downloads.ts';
import { handlers as elearning } from './handlers/elearning.ts';
import { handlers as favourites } from './handlers/favourites.ts';
import { handlers as geolocation } from './handlers/geolocation.ts';
import { handlers as icons } from './handlers/icons.ts';
import { handlers as languages } from './handlers/languages.ts';
import { handlers as members } from './handlers/members.ts';
import { handlers as partners } from './handlers/partners.ts';
import { handlers as profile } from './handlers/profile.ts';
import { handlers as search } from './handlers/search.ts';
import { handlers as session } from './handlers/session.ts';
import { handlers as signOn } from './handlers/sign-on.ts';
import { handlers as subscriptions } from './handlers/subscriptions.ts';
import { handlers as user } from './handlers/user.ts';
import type { OriginState } from './state.ts';

const subjects = [
  access,
  assets,
  collections,
  directory,
  downloads,
  elearning,
  favourites,
  geolocation,
  icons,
  languages,
  members,
  partners,
  profile,
  search,
  session,
  signOn,
  subscriptions,
  user,
];

/** Handlers for every endpoint of the specification, section 7, that answer from one memory. */
export const createHandlers = (state: OriginState): HttpHandler[] =>
  subjects.flatMap((handlers) => handlers(state));
