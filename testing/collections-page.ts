import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collections } from '#origin/handlers/collections.ts';
import { renderWidget, type PageOptions } from './render-widget.tsx';
import { callsOf, origin, services, settle } from './session/session-page.tsx';

/** The page of collections before the fake origin, for the tests of its widget. */

type OwnSet = NonNullable<ReturnType<ReturnType<typeof collections>['get']>>[number];

/** Whoever shows the page in these tests. */
export const person = 'u-partner-contributor';

/** The id of the set that the person begins with. */
export const ownId = 'C-partner-contributor';

export const signIn = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** A set of the person's own, with three files. */
export const brochure = (more: Partial<OwnSet> = {}): OwnSet => ({
  id: ownId,
  name: 'Winter brochure',
  description: '',
  assetIds: ['AS-2001', 'AS-2004', 'AS-2010'],
  updated: '2026-10-01T09:00:00+03:00',
  shared: false,
  ...more,
});

/** Has the person the sets, and no others. */
export const have = (...sets: OwnSet[]) => void collections(origin).set(person, sets);

/** The set as the service has it now. */
export const keptSet = (id = ownId) =>
  collections(origin)
    .get(person)
    ?.find((one) => one.id === id);

/** The page of collections. @param id of the set that its address names */
export async function show(id = '', config: object = {}, options: PageOptions = {}) {
  await renderWidget('asset-collections', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: `content-hub/visual-assets/collection.html${id && `?id=${id}`}`,
    ...options,
  });
  await settle();
}

export async function press(name: string | RegExp, role = 'button') {
  await userEvent.click(await screen.findByRole(role, { name }));
  await settle();
}

/** Titles of the files of an own set, in their order. */
export const files = () =>
  within(screen.getByRole('list', { name: 'Files in their order' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

/** Chooses in the menu of a file. */
export async function choose(title: string, choice: string) {
  await press(`Move or remove ${title}`);
  await press(choice, 'menuitem');
}

/** Calls that changed something, by method. */
export const changes = (method: string) => callsOf('A5').filter((call) => call.method === method);
