import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpHandler } from 'msw';
import { endpoint } from '#origin/endpoint.ts';
import { open } from '#origin/handlers/own-addresses.ts';
import type { OriginState } from '#origin/state.ts';

const folder = join(import.meta.dirname, '../../origin/data/routes');

const gpx = (name: string) => (): Response =>
  new Response(readFileSync(join(folder, `${name}.gpx`)), {
    headers: { 'Content-Type': 'application/gpx+xml' },
  });

const signIn = (): Response =>
  new Response('<!doctype html><title>Sign in</title><h1>Sign in</h1>', {
    headers: { 'Content-Type': 'text/html;charset=utf-8' },
  });

/** GPX files of routes: two as they should be, the second with a gap, and one in whose place a page is answered. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    'descent',
    'get',
    '/own/routes/soudah-to-rijal-almaa.gpx',
    open(gpx('soudah-to-rijal-almaa')),
  ),
  endpoint(state, 'track', 'get', '/own/routes/track-to-the-edge.gpx', open(gpx('track-to-the-edge'))),
  endpoint(state, 'signed-out', 'get', '/own/routes/signed-out.gpx', open(signIn)),
];
