import type { HttpHandler } from 'msw';
import { endpoint, forUser, json, readBody, refuse, textOf } from '../endpoint.ts';
import type { OriginState } from '../state.ts';

/** F1, F2, F3: what a signed-in visitor has kept. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    'F1',
    'post',
    '/bin/api/v2/user/get.favorites',
    forUser(({ user }) => json({ items: state.favourites.get(user.id) ?? [] })),
  ),
  endpoint(
    state,
    'F2',
    'put',
    '/bin/api/v2/user/update.favorites',
    forUser(async ({ request, user }) => {
      const body = await readBody(request);
      const id = textOf(body['id']);
      if (id === '') return refuse(400, 'id');
      const kept = (state.favourites.get(user.id) ?? []).filter((item) => item.id !== id);
      const { type, title, url, featureImage } = body;
      kept.push({
        id,
        type: textOf(type),
        title: textOf(title),
        url: textOf(url),
        featureImage: textOf(featureImage),
      });
      state.favourites.set(user.id, kept);
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
      if (id === '') return refuse(400, 'id');
      const kept = (state.favourites.get(user.id) ?? []).filter((item) => item.id !== id);
      state.favourites.set(user.id, kept);
      return json({ ok: true });
    }),
  ),
];
