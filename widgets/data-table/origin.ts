import type { HttpHandler } from 'msw';
import { endpoint } from '#origin/endpoint.ts';
import { open } from '#origin/handlers/own-addresses.ts';
import type { OriginState } from '#origin/state.ts';

const csv = (lines: readonly string[]) => (): Response =>
  new Response(`\uFEFF${lines.join('\r\n')}\r\n`, { headers: { 'Content-Type': 'text/csv;charset=utf-8' } });

const arrivals = [
  'country,arrivals,nights,asOf',
  '"Bahrain",412000,1.9,2026-10',
  '"United Arab Emirates",388500,3.1,2026-10',
  '"Egypt",201300,9.4,2026-10',
  '"Germany",64200,8.7,2026-10',
  '"Japan",18900,7.2,2026-10',
  '"Korea, Republic of",15400,6.8,2026-09',
];

const ragged = ['country,arrivals', 'Bahrain,412000', 'Egypt,201,300'];

/** CSV files of tables: one as it should be, and one whose third line has a cell too many. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'arrivals', 'get', '/own/arrivals.csv', open(csv(arrivals))),
  endpoint(state, 'ragged', 'get', '/own/ragged.csv', open(csv(ragged))),
];
