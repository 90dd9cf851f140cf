import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { windowOf } from '#testing/window-width.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  windowOf(1280);
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
});

const site = { userApi: services };
const facets = [
  { name: 'category', label: 'Category' },
  { name: 'region', label: 'Region' },
  { name: 'languages', label: 'Languages' },
  { name: 'verified', label: 'Checked' },
  { name: 'colour', label: 'Colour' },
];

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

async function show(config: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget(
    'partner-directory',
    { title: 'Directory', facets, profilePath: '/en/partner-profile.html', ...config },
    { mode: 'B2B', site, ...options },
  );
  await settle();
  return rendered;
}

const showAs = async (id: string, config?: object, options?: PageOptions) => {
  signInAs(id);
  const rendered = await show(config, options);
  await screen.findAllByText(/^\d+ results?$/);
  return rendered;
};

/** It stands above the list, and is read out. */
const total = (count: number) => screen.findAllByText(`${count} results`);
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(button(name)));
  await settle();
};
const asked = (name: string) => callsOf(name).map(({ url }) => new URL(url).searchParams);
const last = (name: string) => asked(name).at(-1);
const letters = () => within(screen.getByRole('group', { name: 'First letter' }));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a company' });
const type = (text: string) => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
};

describe('a business user', () => {
  test('reads companies with contacts, page by page', async () => {
    await showAs('u-partner-content', { pageSize: 2 });
    await total(60);
    expect(names()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Samt Najd Trails' })).toHaveAttribute(
      'href',
      '/en/partner-profile.html?companyId=P-1001',
    );
    expect(screen.getByRole('link', { name: 'hello@samt-najd-trails.example.org' })).toBeVisible();
    await press('Show more results');
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(asked('D1').map((query) => [query.get('page'), query.get('size')])).toEqual([
      ['1', '2'],
      ['2', '2'],
    ]);
    expect(callsOf('P1')).toEqual([]);
  });

  test('filters; what is no filter of the directory is not offered', async () => {
    await showAs('u-partner-admin');
    expect(screen.queryByRole('button', { name: /^Colour/ })).toBeNull();
    await press(/^Hotel/);
    await total(13);
    await press(/^Verified/);
    await waitFor(() => expect(last('D1')?.get('verified')).toBe('true'));
    expect(new URLSearchParams(location.search).get('f.category')).toBe('hotel');
    expect(events).toMatchObject([
      { event: 'filter_change', click_text: expect.stringMatching(/^Hotel/) },
      { event: 'filter_change', click_text: 'Verified' },
    ]);
  });

  test('jumps to a letter; those without companies cannot be pressed', async () => {
    await showAs('u-partner-admin');
    expect(letters().getByRole('button', { name: 'E' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(letters().getByRole('button', { name: 'E' }));
    fireEvent.click(letters().getByRole('button', { name: 'Q' }));
    await waitFor(() => expect(names()).toEqual(['Qafila Coaches', 'Qimmat Al-Arar Walks']));
    expect(letters().getByRole('button', { name: 'Q' })).toHaveAttribute('aria-pressed', 'true');
    expect(location.search).toBe('?f.letter=Q');
    expect(events).toMatchObject([{ event: 'filter_change', click_text: 'Q' }]);
    fireEvent.click(letters().getByRole('button', { name: 'Q' }));
    await total(60);
  });

  test('has the letters of an Arabic page on an Arabic page, and finds Latin names there', async () => {
    signInAs('u-partner-admin');
    await show({ title: 'الدليل' }, { language: 'ar' });
    const group = within(await screen.findByRole('group', { name: 'الحرف الأول' }));
    await waitFor(() =>
      expect(group.getByRole('button', { name: 'ن' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(group.queryByRole('button', { name: 'A' })).toBeNull();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'samt' } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    await waitFor(() => expect(names()).toEqual(['دروب سمت نجد']));
  });

  test('is suggested names while typing, and lists the one that is chosen', async () => {
    await showAs('u-partner-admin');
    type('bab');
    const option = await screen.findByRole('option', { name: /^Bab ?Al-Bahr Walks$/ });
    expect(last('D2')?.get('query')).toBe('bab');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(names()).toEqual(['Bab Al-Bahr Walks']));
    expect(field()).toHaveValue('Bab Al-Bahr Walks');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(events).toMatchObject([{ event: 'search_submit', click_text: 'Bab Al-Bahr Walks' }]);
  });

  test('closes the names by Escape, and searches for what is typed by Enter', async () => {
    await showAs('u-partner-admin');
    type('سمت');
    await screen.findByRole('option');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(names()).toEqual(['Samt Najd Trails']));
    expect(last('D1')?.get('q')).toBe('سمت');
  });

  test('goes on without suggestions where the service gives none', async () => {
    await showAs('u-partner-admin');
    origin.switches.fail = ['D2:500'];
    type('bab');
    await waitFor(() => expect(callsOf('D2')).toHaveLength(1));
    await settle();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('bab');
  });

  test('reads below the field that names wait for a connection; Escape takes that away before what was typed', async () => {
    await showAs('u-partner-admin');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['D2:drop'];
    type('bab');
    const search = within(screen.getByRole('search'));
    expect(await search.findByText(/^You are offline\. Suggestions come back/)).toBeVisible();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(search.queryByText(/^You are offline/)).toBeNull();
    expect(field()).toHaveValue('bab');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field()).toHaveValue('');
  });

  test('who finds nothing takes everything back', async () => {
    await showAs('u-partner-admin', {}, { path: 'directory.html?q=nobody-at-all' }).catch(() => undefined);
    expect(await screen.findByText('Nothing matches what you have chosen.')).toBeVisible();
    await press('Clear filters');
    await total(60);
    expect(callsOf('S1')).toEqual([]);
  });

  test('asks again after a failure', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['D1:500'];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    expect(await screen.findByText('The search gives no answer at the moment.')).toBeVisible();
    origin.switches.fail = [];
    await press('Try again');
    await total(60);
  });

  test('finds the own company marked, and changes its entry', async () => {
    await showAs('u-partner-admin', { enlistPath: '/en/enlist.html' });
    expect(screen.getByText('Your company').parentElement?.parentElement).toHaveTextContent(
      'Samt Najd Trails',
    );
    expect(screen.getByRole('link', { name: 'Edit entry: Samt Najd Trails' })).toHaveAttribute(
      'href',
      '/en/enlist.html?companyId=P-1001',
    );
    expect(screen.getAllByRole('link', { name: /^Edit entry/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Enter your company' })).toHaveAttribute(
      'href',
      '/en/enlist.html',
    );
  });

  test('of another role changes nothing, but with a role that the author names', async () => {
    const { page } = await showAs('u-partner-content', { enlistPath: '/en/enlist.html', pageSize: 60 });
    expect(screen.getByText('Your company')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit entry|Enter your/ })).toBeNull();
    page.unmount(document.querySelector<HTMLElement>('[data-component]')!);
    await showAs('u-partner-content', {
      enlistPath: '/en/enlist.html',
      enlistRoles: ['PARTNER_CONTENT_MANAGER'],
    });
    expect(screen.getByRole('link', { name: 'Enter your company' })).toBeVisible();
  });
});

describe('saved companies', () => {
  test('are kept in this browser, and shown on request, each asked for once', async () => {
    await showAs('u-partner-content');
    await press('Save Samt Najd Trails');
    expect(button('Save Samt Najd Trails')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('savedPartners')).toBe('["P-1001"]');
    await press('Saved (1)');
    const list = within(await screen.findByRole('list', { name: 'Saved companies' }));
    expect(await list.findByRole('link', { name: 'Samt Najd Trails' })).toBeVisible();
    expect(callsOf('P2')).toHaveLength(1);
    fireEvent.click(list.getByRole('button', { name: 'Save Samt Najd Trails' }));
    expect(await screen.findByText(/You have saved no company yet/)).toBeVisible();
    expect(localStorage.getItem('savedPartners')).toBeNull();
  });

  test('that are no longer listed can be removed', async () => {
    localStorage.setItem('savedPartners', '["P-9999"]');
    await showAs('u-partner-content');
    await press('Saved (1)');
    expect(await screen.findByText('Company P-9999 is no longer listed.')).toBeVisible();
    await press('Remove from saved');
    expect(localStorage.getItem('savedPartners')).toBeNull();
  });

  test('that fail are asked for again', async () => {
    localStorage.setItem('savedPartners', '["P-1002"]');
    origin.switches.fail = ['P2:500'];
    await showAs('u-partner-content');
    await press('Saved (1)');
    expect(await screen.findByText('This company could not be loaded.')).toBeVisible();
    origin.switches.fail = [];
    await press('Try again');
    expect(await screen.findAllByRole('link', { name: 'Nuzul Al-Athl' })).toHaveLength(2);
  });
});

describe('contacts as a file', () => {
  test('are those that are shown, and nothing in them is a formula', async () => {
    const kept = recordKeptFiles();
    await showAs('u-partner-contributor', { pageSize: 2 });
    await press('2 contacts, CSV file');
    const [file] = await kept();
    expect(file?.name).toBe('Directory.csv');
    const [head, first] = file?.text.split('\r\n') ?? [];
    expect(head).toBe('Company,Category,Region,City,Address,Phone,Email,Website');
    expect(first).toMatch(
      /^Samt Najd Trails,[^,]+,[^,]+,[^,]+,"2000 Palm Garden Street, Riyadh",'\+966110000001,hello@samt/,
    );
    expect(events).toMatchObject([{ event: 'download', click_text: 'Directory.csv', count: 2 }]);
  });

  test('are not for an account without a company', async () => {
    await showAs('u-odd');
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    expect(screen.getByRole('link', { name: /@samt-najd/ })).toBeVisible();
  });
});
