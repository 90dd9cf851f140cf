import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { services, settle } from '#testing/session/session-page.tsx';

/** Documents that are added to a request, on their way to the service. */

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
/** How many documents have reached the service. */
let uploads = 0;

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  uploads = 0;
  // jsdom's form data is none to the origin.
  origin.server.use(
    http.post('*/own/upload', () => {
      uploads += 1;
      return HttpResponse.json({ id: `U-${uploads}` }, { status: 201 });
    }),
  );
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
});
afterEach(async () => {
  await settle();
  await vi.dynamicImportSettled();
  origin.server.close();
  document.cookie = 'ssid-access-token=; max-age=0; path=/';
});

const pdf = (name: string, bytes = 100) =>
  new File(['%PDF-1.4', new Uint8Array(bytes)], name, { type: 'application/pdf' });

async function show(config: object = {}) {
  pages += 1;
  origin.server.use(
    http.get('*/bin/api/v1/tc/tc-form-creation', () =>
      HttpResponse.json({
        fields: [
          { name: 'reason', label: 'Purpose' },
          { name: 'documents', label: 'Documents', type: 'file', accept: ['.pdf'], maxFiles: 5, maxMb: 50 },
        ],
      }),
    ),
  );
  await renderWidget(
    'access-request-form',
    { title: 'Access', uploadUrl: '/own/upload', ...config },
    { mode: 'B2B', site: { userApi: services }, path: `documents-${pages}.html` },
  );
  await settle();
}

const input = () => screen.findByLabelText('Documents');
const add = async (...files: File[]) => {
  fireEvent.change(await input(), { target: { files } });
  await settle();
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));
const handedIn = async () => {
  const calls = origin.state.calls.filter(({ name, request }) => name === 'T2' && request.method === 'POST');
  return Promise.all(calls.map(({ request }) => request.clone().json() as Promise<unknown>));
};

test('are uploaded one by one, and their ids go with the request', async () => {
  await show();
  expect(await input()).toHaveAccessibleDescription('Allowed: PDF. At most 10 MB a file. At most 3 files.');
  await add(pdf('register.pdf'), pdf('press card.pdf'));
  expect(await screen.findAllByText('Uploaded')).toHaveLength(2);
  await send();
  await screen.findByRole('alert');
  expect(await handedIn()).toEqual([{ answers: { documents: ['U-1', 'U-2'] } }]);
});

test('say how far they are', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  origin.server.use(
    http.post('*/own/upload', async () => {
      await waits;
      return HttpResponse.json({ id: 'U-1' });
    }),
  );
  await show();
  await add(pdf('register.pdf'));
  expect(screen.getByRole('progressbar', { name: 'Upload of register.pdf' })).toBeVisible();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait until all files are uploaded.');
  await act(async () => answer());
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('of eleven three are sent, and the others wait until there is room for them', async () => {
  await show();
  await add(...Array.from({ length: 11 }, (_, index) => pdf(`page ${index + 1}.pdf`)));
  expect(await screen.findAllByText('Uploaded')).toHaveLength(3);
  expect(uploads).toBe(3);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Add at most 3 files; remove the others.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove page 1.pdf' }));
  await settle();
  expect(await screen.findAllByText('Uploaded')).toHaveLength(3);
  expect(uploads).toBe(4);
});

test('that are too large are not sent', async () => {
  await show({ attachments: { max: 3, maxMb: 1 } });
  await add(pdf('film.pdf', 2 ** 20));
  expect(screen.getByText('This file is larger than 1 MB.')).toBeVisible();
  expect(uploads).toBe(0);
});

test('of another kind under a right name are not sent', async () => {
  await show();
  await add(new File(['MZ\u0090\u0000'], 'register.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Files of this kind are not accepted.')).toBeVisible();
  expect(uploads).toBe(0);
});

test('with a slash in their name are sent under another, which is said', async () => {
  await show();
  await add(pdf('../etc/register.pdf'));
  expect(screen.getByText('Sent as etc-register.pdf')).toBeVisible();
});

test('cannot be added where they have nowhere to go', async () => {
  await show({ uploadUrl: '' });
  expect(screen.getByRole('textbox', { name: 'Purpose' })).toBeVisible();
  expect(screen.queryByLabelText('Documents')).toBeNull();
});

/** Another tab of this browser says what has become of the session. */
async function hearFromOtherTab(news: object) {
  const tab = new BroadcastChannel('tourism-widgets-session');
  tab.postMessage(news);
  await settle();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-tw-unconfirmed'));
  tab.close();
}
const signIn = (user: string) => {
  document.cookie = `ssid-access-token=demo-${user}; path=/`;
  return hearFromOtherTab({ kind: 'user', mode: 'B2B', id: `demo-${user}` });
};

describe('a session that ends while a document is on its way', () => {
  let answer = () => {};

  /** A form in which something is typed and a document is on its way as the session ends. */
  async function endMeanwhile(reason: 'expired' | 'signed-out') {
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    origin.server.use(
      http.post('*/own/upload', async () => {
        await waits;
        return HttpResponse.json({ id: 'U-7' });
      }),
    );
    await show();
    fireEvent.change(screen.getByRole('textbox', { name: 'Purpose' }), { target: { value: 'Atlas' } });
    await add(pdf('register.pdf'));
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    await hearFromOtherTab({ kind: 'ended', reason });
  }

  test('keeps both, says so, and sends them once the same visitor has signed in again', async () => {
    await endMeanwhile('expired');
    expect(screen.getByText(/^Your session has ended\. What you typed is still here/)).toBeVisible();
    await act(async () => answer());
    expect(await screen.findByText('Uploaded')).toBeVisible();
    await send();
    await waitFor(() => expect(screen.getByText(/Please sign in again, then send the form/)).toBeVisible());
    await signIn('u-partner-admin');
    await send();
    await waitFor(async () =>
      expect(await handedIn()).toContainEqual({ answers: { reason: 'Atlas', documents: ['U-7'] } }),
    );
  });

  test('leaves nothing of them to another visitor', async () => {
    await endMeanwhile('expired');
    await signIn('u-partner-content');
    await act(async () => answer());
    await settle();
    expect(screen.getByRole('textbox', { name: 'Purpose' })).toHaveValue('');
    expect(screen.queryByText('register.pdf')).toBeNull();
    expect(screen.queryByText('Uploaded')).toBeNull();
  });

  test('by signing out leaves nothing of them on the page or in the browser', async () => {
    await endMeanwhile('signed-out');
    await act(async () => answer());
    await settle();
    expect(screen.getByText('Sign in to ask for access.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Atlas|register/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Atlas|register/);
  });
});
