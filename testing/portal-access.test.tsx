import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { renderWidget } from './render-widget.tsx';
import { services, setSession, settle } from './session/session-page.tsx';

/** Who may see what (conventions): each role, and nobody, before each widget that asks for sign-in. */

setSession();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
});

type Mode = 'B2B' | 'B2C';

const tradeEvent = {
  id: 'year-review-webinar-2027',
  title: 'The year in review',
  occurrences: [{ start: '2027-01-12T14:00:00+03:00' }],
};

const termsOfPress = {
  redirectPath: '/en/press.html',
  termsHtml: '<p>Terms.</p>',
  termsVersion: '2026-10',
};

type Outcome = 'sign-in' | 'no access' | 'content' | 'not mounted';

/**
 * Widgets with their configuration, on whose pages a signed-in visitor sees them, and what is there on the others: one that is
 * for business users alone is mounted on no page of consumers.
 */
const widgets: readonly (readonly [
  name: string,
  config: object,
  seenOn: readonly Mode[],
  elsewhere?: Outcome,
])[] = [
  ['my-registrations', {}, ['B2B', 'B2C']],
  ['loyalty-enrolment', {}, ['B2C'], 'not mounted'],
  ['portal-dashboard', {}, ['B2B'], 'not mounted'],
  ['access-request-form', {}, ['B2B'], 'not mounted'],
  ['access-gate', termsOfPress, ['B2B'], 'not mounted'],
  ['partner-calendar', { source: 'search' }, ['B2B'], 'not mounted'],
  ['partner-profile', {}, ['B2B'], 'not mounted'],
  ['partner-directory', {}, ['B2B'], 'not mounted'],
  ['calendar-event', { idFrom: 'config', event: tradeEvent }, ['B2B'], 'not mounted'],
  ['enlist-business', {}, ['B2B'], 'not mounted'],
  ['event-registration-form', { eventId: 'year-review-webinar-2027', mode: 'trade' }, ['B2B']],
  ['event-registration-form', { eventId: 'jeddah-film-week', mode: 'public' }, ['B2C']],
];

const roles = [
  ...new Map(users.map(({ id, expectedRole }) => [expectedRole, id])),
  ['ANONYMOUS', ''],
] as const;

const cases = widgets.flatMap(([name, config, seenOn, elsewhere = 'no access']) =>
  (['B2B', 'B2C'] as const).flatMap((mode) =>
    roles.map(([role, id]) => {
      const expected = seenOn.includes(mode) ? 'content' : elsewhere;
      // Nobody is told to sign in where nothing is mounted.
      return {
        name,
        config,
        mode,
        role,
        id,
        expected: id || expected === 'not mounted' ? expected : 'sign-in',
      };
    }),
  ),
);

test('there are eight roles, and nobody', () => {
  expect(roles).toHaveLength(9);
});

test.each(cases)(
  '$name $config on a page of $mode for $role',
  async ({ name, config, mode, id, expected }) => {
    const cookie = mode === 'B2B' ? 'ssid-access-token' : 'access_token';
    if (id) document.cookie = `${cookie}=demo-${id}; path=/`;
    const { element } = await renderWidget(
      name,
      { title: 'Gate', ...config },
      { mode, site: { userApi: services }, path: 'gate.html' },
    );
    await vi.waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
    await settle();
    const outcome: Outcome = !element.querySelector(':scope > [data-widget-root]')
      ? 'not mounted'
      : screen.queryByRole('button', { name: 'Sign in' })
        ? 'sign-in'
        : screen.queryByText(/does not include this page/)
          ? 'no access'
          : 'content';
    expect(outcome).toBe(expected);
  },
);
