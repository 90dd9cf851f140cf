import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { services, settle } from '#testing/session/session-page.tsx';

let origin: ReturnType<typeof startUnitServer>;
let events: Record<string, unknown>[];
let pages = 0;

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
  sessionStorage.clear();
  document.cookie = 'ssid-access-token=; max-age=0; path=/';
});
afterEach(async () => {
  await settle();
  await vi.dynamicImportSettled();
  origin.server.close();
});

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** A page of its own, since what was typed and answered is kept by page. */
async function show(config: string | object = 'default', options: PageOptions = {}) {
  pages += 1;
  const site = { userApi: services };
  const rendered = await renderWidget('access-request-form', config, {
    mode: 'B2B',
    site,
    path: `request-${pages}.html`,
    ...options,
  });
  await settle();
  return rendered;
}

const definition = '*/bin/api/v1/tc/tc-form-creation';
const define = (...fields: object[]) =>
  origin.server.use(http.get(definition, () => HttpResponse.json({ title: 'Access', fields })));
const callsOf = (name: string) => origin.state.calls.filter((call) => call.name === name);
const handedIn = async () => {
  const calls = callsOf('T2').filter(({ request }) => request.method === 'POST');
  return Promise.all(calls.map(({ request }) => request.clone().json() as Promise<unknown>));
};
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = (name = 'Send request') => userEvent.click(screen.getByRole('button', { name }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function fill() {
  fireEvent.change(await screen.findByLabelText(/^Country/), { target: { value: 'SA' } });
  write(box(/^What will you use it for/), 'A brochure for March');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Desert safari' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /for this purpose only/ }));
}

describe('a request', () => {
  test('has the service’s fields, with the company filled in and its products to choose from', async () => {
    signInAs('u-partner-admin');
    await show();
    expect(screen.getByRole('heading', { name: 'Access to the media library' })).toBeVisible();
    expect(box('Company')).toHaveValue('Samt Najd Trails');
    expect(box('Phone')).not.toHaveValue('');
    const products = within(screen.getByRole('group', { name: /^What do you offer/ }));
    expect(products.getAllByRole('checkbox').map((one) => one.getAttribute('value'))).toEqual([
      'day-tours',
      'desert-safari',
      'hiking-tours',
    ]);
    const { searchParams } = new URL(callsOf('T2')[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', formKey: 'image-bank' });
  });

  test('is handed in once, and its reference and the page of the request take its place', async () => {
    signInAs('u-partner-admin');
    await show();
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('heading', { name: 'We have received your request' })).toHaveFocus();
    expect(screen.getByText(/^T-\d+/)).toBeVisible();
    expect(screen.getByText('We write to you within three working days.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See how far your request is' })).toHaveAttribute(
      'href',
      '/en/partner-tools/profile',
    );
    expect(await handedIn()).toEqual([
      {
        answers: {
          companyName: 'Samt Najd Trails',
          phone: expect.stringMatching(/^\+?\d+$/) as string,
          country: 'SA',
          products: ['desert-safari'],
          reason: 'A brochure for March',
          consent: true,
        },
      },
    ]);
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_submit']);
    expect(events[1]).toMatchObject({ click_text: 'image-bank' });
    expect(JSON.stringify(events)).not.toMatch(/brochure|Samt/);
  });

  test('that is refused says so at its field, and keeps the rest', async () => {
    signInAs('u-partner-admin');
    await show();
    await fill();
    origin.state.switches.fail = ['T2:422:reason.short'];
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is too short.');
    expect(box('Company')).toHaveValue('Samt Najd Trails');
  });

  test('names as many products as the author allows, and ten at most', async () => {
    signInAs('u-partner-admin');
    await show({ title: 'Access', maxProducts: 2 });
    for (const one of screen.getAllByRole('checkbox')) await userEvent.click(one);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at most 2 options.');
    expect(await handedIn()).toEqual([]);
  });

  test('without products of the company offers those of the service', async () => {
    signInAs('u-sta-admin');
    origin.server.use(
      http.get('*/bin/auth/tc/checkaccess', () =>
        HttpResponse.json({ access: 'denied', termsVersion: null }),
      ),
    );
    await show();
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(10);
  });
});

describe('somebody who has asked before', () => {
  test('whose request is open reads how far it is, and sees no form', async () => {
    signInAs('u-partner-admin');
    origin.server.use(
      http.get('*/bin/auth/tc/checkaccess', () =>
        HttpResponse.json({ access: 'pending', termsVersion: null }),
      ),
    );
    await show();
    expect(screen.getByRole('heading', { name: 'Your request is being looked at' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See how far your request is' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('whose request was rejected reads why, and may send a new one', async () => {
    signInAs('u-partner-contributor');
    await show();
    expect(screen.getByText(/^The purpose is too general/)).toBeVisible();
    fireEvent.change(await screen.findByLabelText(/^Country/), { target: { value: 'SA' } });
    write(box(/^What will you use it for/), 'The June issue of Rihla');
    for (const one of screen.getAllByRole('checkbox')) await userEvent.click(one);
    await send('Send a new request');
    expect(await screen.findByText(/^T-\d+/)).toBeVisible();
    expect(await handedIn()).toHaveLength(1);
  });

  test('who has access already is told so', async () => {
    signInAs('u-sta-member');
    await show();
    expect(screen.getByRole('heading', { name: 'You have access' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is not asked for another form while nobody knows how far the request is', async () => {
    signInAs('u-partner-admin');
    origin.state.switches.fail = ['T1:500'];
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Your request or its form could not be loaded.');
    expect(screen.queryByRole('textbox')).toBeNull();
    origin.state.switches.fail = [];
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await settle();
    expect(box('Company')).toBeVisible();
  });
});

describe('a form that the service does not describe', () => {
  test('has the author’s fields, with the company’s products, and is handed in', async () => {
    signInAs('u-partner-admin');
    origin.state.switches.fail = ['T2:500'];
    await show('fallback');
    const products = within(screen.getByRole('group', { name: 'What do you sell?' }));
    expect(products.getAllByRole('checkbox')).toHaveLength(3);
    expect(products.getByRole('checkbox', { name: 'Day tours' })).toBeVisible();
    expect(await products.findByRole('checkbox', { name: 'Desert safari' })).toBeVisible();
    origin.state.switches.fail = [];
    expect(box('Work e-mail')).toHaveValue('partner-admin@example.org');
  });

  test('has the author’s products where those of the company are not known', async () => {
    signInAs('u-partner-admin');
    origin.state.switches.fail = ['T2:500', 'P2:500'];
    await show('fallback');
    const products = within(screen.getByRole('group', { name: 'What do you sell?' }));
    expect(products.getAllByRole('checkbox').map((one) => one.getAttribute('value'))).toEqual([
      'day-tours',
      'hotels',
    ]);
    expect(box('Company')).toHaveValue('Samt Najd Trails');
  });

  test('begins with the author’s fields, and keeps what was typed when the service’s come', async () => {
    signInAs('u-partner-admin');
    let answer = () => {};
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    origin.server.use(
      http.get(definition, async () => {
        await waits;
        return HttpResponse.json({
          title: '',
          fields: [{ name: 'reason', label: 'Purpose', type: 'textarea' }],
        });
      }),
    );
    await show('fallback');
    write(box(/^Which figures/), 'Arrivals by month');
    await act(async () => answer());
    await settle();
    expect(box('Purpose')).toHaveValue('Arrivals by month');
    expect(screen.queryByLabelText('Work e-mail')).toBeNull();
  });

  test('and for which the author has none either is asked for again', async () => {
    signInAs('u-partner-admin');
    origin.state.switches.fail = ['T2:500'];
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    origin.state.switches.fail = [];
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await settle();
    expect(box('Company')).toBeVisible();
  });
});

describe('a description that is odd', () => {
  test('has texts for unknown kinds, no rule for patterns that are none of ours, and leaves out a field without a name', async () => {
    signInAs('u-partner-admin');
    define(
      { name: 'shade', label: 'Shade', type: 'colour', pattern: '^(a+)+$' },
      { label: 'Nameless' },
      { name: 'caller', label: 'Caller', pattern: 'letters' },
    );
    await show();
    write(box('Shade'), '#fff');
    write(box('Caller'), 'R2D2');
    expect(screen.queryByText('Nameless')).toBeNull();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Caller: Use letters only.');
    write(box('Caller'), 'Mia');
    await send();
    await screen.findByRole('alert');
    expect(await handedIn()).toEqual([{ answers: { shade: '#fff', caller: 'Mia' } }]);
  });

  test('has the words of the dictionary for labels that are keys', async () => {
    signInAs('u-partner-admin');
    define({ name: 'area', label: 'regions.riyadh' }, { name: 'other', label: 'no.such.key' });
    await show();
    expect(await screen.findByRole('textbox', { name: 'Riyadh Region' })).toBeVisible();
    expect(box('no.such.key')).toBeVisible();
  });

  test('takes texts of 100 and of 10,000 characters', async () => {
    signInAs('u-partner-admin');
    define(
      { name: 'line', label: 'Line', maxLength: 5000 },
      { name: 'text', label: 'Text', type: 'textarea' },
    );
    await show();
    write(box('Line'), 'a'.repeat(101));
    write(box('Text'), 'a'.repeat(10_001));
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Line: Use at most 100 characters.');
    expect(alert).toHaveTextContent('Text: Use at most 10,000 characters.');
  });

  test('lets products be written where there is nothing to choose from', async () => {
    signInAs('u-default');
    define({ name: 'products', label: 'Products', type: 'choices' });
    await show();
    expect(box('Products')).toBeVisible();
  });
});

test('an anonymous visitor is asked to sign in, and nothing is asked for', async () => {
  await show();
  expect(screen.getByText('Sign in to ask for access.')).toBeVisible();
  expect(origin.state.calls.map(({ name }) => name).filter((name) => name !== 'U1')).toEqual([]);
});

test('an author sees the fields in place of the service’s, what is wrong with them, and nothing is asked for', async () => {
  await show(
    {
      fallbackFields: [
        { name: 'why', label: 'Why' },
        { name: 'why', label: 'Why else' },
        { name: 'paper', type: 'file' },
      ],
    },
    { cmsMode: 'author' },
  );
  expect(box('Why')).toBeVisible();
  expect(screen.getByText(/The field why-2 is there twice/)).toBeVisible();
  expect(screen.getByText(/Without an upload address .* paper is left out/)).toBeVisible();
  expect(origin.state.calls).toEqual([]);
});
