import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { followAfter } from '#src/analytics/navigation.ts';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from '#testing/render-widget.tsx';

/** What becomes of a form on its way to the server and after it. */

/** Where visitors were led; only within the page, since jsdom cannot leave it. */
const led: string[] = [];
vi.mock('#src/analytics/navigation.ts', async (importOriginal) => {
  const original = await importOriginal<{ followAfter: typeof followAfter }>();
  return {
    ...original,
    followAfter: ((href, push) => {
      led.push(href);
      if (href.includes('#')) original.followAfter(href, push);
      else push(() => {});
    }) satisfies typeof followAfter,
  };
});

let origin: ReturnType<typeof startUnitServer>;
let events: { event: string; at: number }[];
let pages = 0;

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  led.length = 0;
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', {
    push: ({ event }: { event: string }) => events.push({ event, at: Date.now() }),
  });
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

const box = () => screen.getByRole('textbox', { name: 'Wish' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function show(config: object = {}) {
  pages += 1;
  const fields = [{ name: 'wish', label: 'Wish' }];
  await renderWidget(
    'form-builder',
    { title: 'Ask us', submitUrl: '/own/submit', fields, ...config },
    { path: `sending-${pages}.html` },
  );
  await userEvent.type(box(), 'Stars');
}

describe('a page that follows', () => {
  test('is opened 400 ms after the event', async () => {
    await show({ successLink: '#thanks' });
    const opened = new Promise<number>((resolve) =>
      addEventListener('hashchange', () => resolve(Date.now()), { once: true }),
    );
    await send();
    const openedAt = await opened;
    const sentAt = events.find(({ event }) => event === 'form_submit')?.at;
    // The time runs from just before the event.
    expect(openedAt - Number(sentAt)).toBeGreaterThan(350);
    expect(location.hash).toBe('#thanks');
  });

  test('is the site’s own: another site’s address leads to the start page', async () => {
    await show({ successLink: 'https://evil.example/thanks' });
    await send();
    await screen.findByText(/^F-/);
    expect(led).toEqual([`${location.origin}/en`]);
  });

  test('is not opened where the form was refused', async () => {
    origin.state.switches.fail = ['submit:422:wish.pattern'];
    await show({ successLink: '#thanks' });
    await send();
    await screen.findByRole('alert');
    expect(led).toEqual([]);
  });
});

describe('a server that demands its token', () => {
  test.each([403, 419])('after %s gets the form once more, with the token', async (status) => {
    const sent: unknown[] = [];
    origin.server.use(
      http.post('*/own/submit', async ({ request }) => {
        sent.push([request.headers.get('CSRF-Token'), ((await request.json()) as { wish: string }).wish]);
        return sent.length > 1
          ? HttpResponse.json({ reference: 'F-77' }, { status: 201 })
          : new HttpResponse(null, { status });
      }),
    );
    await show();
    await send();
    expect(await screen.findByText('F-77')).toBeVisible();
    expect(sent).toEqual([
      [null, 'Stars'],
      [expect.stringMatching(/^csrf-/), 'Stars'],
    ]);
  });

  test('and refuses it all the same gets it no third time; what was typed stays', async () => {
    origin.state.switches.fail = ['submit:403'];
    let sends = 0;
    origin.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/own/submit')) sends += 1;
    });
    await show();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('What you filled in is still here.');
    expect(sends).toBe(2);
    expect(box()).toHaveValue('Stars');
  });
});

test('a visitor who has to wait reads how long, sends nothing meanwhile, and can send when the time is over', async () => {
  let sends = 0;
  origin.server.use(
    http.post('*/own/submit', () => {
      sends += 1;
      return sends > 1
        ? HttpResponse.json({ reference: 'F-78' }, { status: 201 })
        : HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '2' } });
    }),
  );
  await show();
  await send();
  const before = (await screen.findByText(/^You can send it again in [12] second/)).textContent;
  await send();
  expect(sends).toBe(1);
  await waitFor(() => expect(screen.queryByText(before)).toBeNull());
  await waitFor(() => expect(screen.getByText('You can send it again now.')).toBeVisible());
  await send();
  expect(await screen.findByText('F-78')).toBeVisible();
  expect(sends).toBe(2);
});

describe('a file that was changed or removed after it was chosen', () => {
  /** As browsers give it: name and size are still known, and nothing can be read. */
  const changedFile = (name: string) => {
    const file = new File(['visa'], name);
    const refuse = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'));
    return Object.assign(file, { slice: () => ({ arrayBuffer: refuse }) });
  };
  const papers = { name: 'papers', label: 'Papers', type: 'file', maxFiles: 2 };
  const fields = [{ name: 'wish', label: 'Wish' }, papers];
  const add = async (file: File) =>
    fireEvent.change(await screen.findByLabelText('Papers'), { target: { files: [file] } });
  const words = 'This file was changed or removed after you chose it. Please choose it again.';

  test('is marked where the form cannot be sent for it; it is chosen again and the rest is kept', async () => {
    let isUnreadable = true;
    origin.server.use(
      http.post('*/own/submit', () =>
        isUnreadable ? HttpResponse.error() : HttpResponse.json({ reference: 'F-79' }, { status: 201 }),
      ),
    );
    await show({ fields });
    await add(changedFile('visa.pdf'));
    await send();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Papers: Remove the files that cannot be sent');
    expect(screen.queryByText(/check your connection/)).toBeNull();
    expect(box()).toHaveValue('Stars');
    isUnreadable = false;
    await add(new File(['visa'], 'visa.pdf'));
    expect(screen.queryByText(words)).toBeNull();
    await send();
    expect(await screen.findByText('F-79')).toBeVisible();
  });

  test('is marked where it is uploaded ahead of the form', async () => {
    origin.server.use(http.post('*/own/upload', () => HttpResponse.error()));
    await show({ fields, uploadUrl: '/own/upload' });
    await add(changedFile('visa.pdf'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload visa.pdf again' })).toBeNull();
  });

  test('is not what a lost connection is called', async () => {
    origin.server.use(http.post('*/own/submit', () => HttpResponse.error()));
    await show({ fields });
    await add(new File(['visa'], 'visa.pdf'));
    await send();
    expect(await screen.findByText(/check your connection/)).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });
});
