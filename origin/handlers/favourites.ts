import type { HttpHandler } from 'msw';
import { pictureOf } from '../content-item.ts';
import { places } from '../data.ts';
import { endpoint, forUser, readBody, textOf } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { json, refuse, refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** A page that a visitor has kept, as the client sent it. */
interface Favourite {
  id: string;
  type: string;
  title: string;
  url: string;
  featureImage: string;
}

/** What an account keeps at most (catalogue, 49). */
const mostFavourites = 100;

/** What is kept at first. */
const first = (): Favourite[] =>
  places
    .filter((place) => ['hegra', 'al-balad', 'farasan-islands'].includes(place.id))
    .map((place) => ({
      id: place.id,
      type: 'place',
      title: place.name.en,
      url: `/en${place.url}`,
      featureImage: pictureOf(place.featureImage),
    }));

/** Pages that people have kept, by person. */
export const favourites = memory(() => new Map<string, Favourite[]>([['u-default', first()]]));

/** F1, F2, F3: what a signed-in visitor has kept. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    'F1',
    'post',
    '/bin/api/v2/user/get.favorites',
    forUser(({ user }) => json({ items: favourites(state).get(user.id) ?? [] })),
  ),
  endpoint(
    state,
    'F2',
    'put',
    '/bin/api/v2/user/update.favorites',
    forUser(async ({ request, user }) => {
      const body = await readBody(request);
      const id = textOf(body['id']);
      if (id === '') return refuseFields({ id: 'required' });
      const kept = (favourites(state).get(user.id) ?? []).filter((item) => item.id !== id);
      if (kept.length >= mostFavourites) return refuse(409, 'full');
      const { type, title, url, featureImage } = body;
      kept.push({
        id,
        type: textOf(type),
        title: textOf(title),
        url: textOf(url),
        featureImage: textOf(featureImage),
      });
      favourites(state).set(user.id, kept);
      return json({ ok: true });
    }),
  ),
  endpoint(
    state,
    'F3',
    'delete',
    '/bin/api/v2/user/delete.favorites',
    forUser(async ({ request, user }) => {
      const id = textOf((await readBody(request))['id']);
      if (id === '') return refuseFields({ id: 'required' });
      const kept = (favourites(state).get(user.id) ?? []).filter((item) => item.id !== id);
      favourites(state).set(user.id, kept);
      return json({ ok: true });
    }),
  ),
];
