import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followEnd } from '#src/session/end-session.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { callsOf, origin, sessionPage, setSession, settle } from '#testing/session/session-page.tsx';
import { paywallQuery } from './access-queries.ts';
import { ClosedByFailure } from './ClosedByFailure.tsx';
import { Gate } from './Gate.tsx';
import { GateCard } from './GateCard.tsx';
import { GateWaiting } from './GateWaiting.tsx';
import { ProtectedBody } from './ProtectedBody.tsx';
import { usePermission } from './usePermission.ts';

/** A gate before the fake origin: what is behind it is in the page only while an answer allows it. */

setSession();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const body = '/own/protected/first-light.html?lang=en';
const canary = 'Half an hour before sunrise';

function Article({ onOpened }: { readonly onOpened?: (() => void) | undefined }) {
  const { user } = useUser();
  const { answer, failure, isAsking, isLeft, place, askAgain } = usePermission(paywallQuery(useApi(), user));
  const closed = failure ? (
    <ClosedByFailure failure={failure} isAsking={isAsking} onRetry={askAgain} />
  ) : answer?.reason ? (
    <GateCard title="For members">
      <p>{answer.reason}</p>
    </GateCard>
  ) : (
    <GateWaiting />
  );
  const isOpen = answer !== undefined && answer.reason === undefined;
  return (
    <Gate isOpen={isOpen} isLeft={isLeft} place={place} closed={closed} onOpenedByPress={onOpened}>
      <ProtectedBody call={{ address: body, needsToken: true }} />
    </Gate>
  );
}

const signIn = () => {
  document.cookie = 'access_token=demo-u-default; path=/';
};

/** The article before a member, who may read it. */
async function show(onOpened?: () => void) {
  signIn();
  const here = sessionPage({ mode: 'B2C' });
  here.show(<Article onOpened={onOpened} />);
  await settle();
  return here;
}

const inPage = () => document.documentElement.outerHTML.includes(canary);
const heading = () => screen.findByRole('heading', { name: /Half an hour before sunrise/ });
const turn = (type: 'pagehide' | 'pageshow') =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })));

test('the text is fetched with permission, and not before', async () => {
  await show();
  await heading();
  const names = origin.calls.map(({ name }) => name);
  expect(names.filter((name) => /W1|bodyReference/.test(name))).toEqual(['W1', 'bodyReference']);
  expect(callsOf('bodyReference')[0]?.headers.get('token')).toBe('demo-u-default');
});

test('a widget in the text is a mount element of the page', async () => {
  await show();
  await heading();
  const mount = document.querySelector<HTMLElement>('[data-component="accordion"]');
  expect(JSON.parse(mount?.dataset['config'] ?? '')).toMatchObject({
    items: [{ id: 'bag' }, { id: 'drones' }],
  });
});

describe('closed', () => {
  test.each(['500', '403', '404', '204', 'empty', 'null', 'html', 'deep', 'drop'])(
    'where the answer is %s, until a visitor tries again; then the first heading has the focus',
    async (fault) => {
      origin.switches.fail = [`W1:${fault}`];
      const opened = vi.fn<() => void>();
      await show(opened);
      const card = await screen.findByRole('region', { name: 'This could not be opened' });
      expect(card).toHaveTextContent('It stays closed until that is known.');
      expect([inPage(), callsOf('bodyReference').length, opened.mock.calls.length]).toEqual([false, 0, 0]);

      origin.switches.fail = [];
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await vi.waitFor(async () => expect(await heading()).toHaveFocus());
      expect(opened).toHaveBeenCalledOnce();
    },
  );

  test('where there is no answer within 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    origin.switches.fail = ['W1:late'];
    await show();
    await vi.waitFor(() => expect(callsOf('W1')).toHaveLength(1));
    await act(async () => vi.advanceTimersByTimeAsync(15_100));
    expect(await screen.findByRole('region', { name: 'This could not be opened' })).toBeVisible();
  });

  test('where the text is refused, is empty, or leads elsewhere', async () => {
    origin.switches.fail = ['bodyReference:403'];
    await show();
    expect(await screen.findByRole('region', { name: 'This could not be opened' })).toBeVisible();
    origin.switches.fail = ['bodyReference:204'];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(callsOf('bodyReference')).toHaveLength(2));
    expect(await screen.findByRole('alert')).toBeVisible();
    origin.switches.fail = [];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(async () => expect(await heading()).toHaveFocus());
  });

  test('without a connection, in words of its own', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['W1:drop'];
    await show();
    expect(
      await screen.findByText('You are offline. It stays closed until there is a connection.'),
    ).toBeVisible();
  });

  test('and the service, which counts views, is asked again by a press alone', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['W1:drop'];
    await show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    origin.switches.fail = [];
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(callsOf('W1')).toHaveLength(1);
    fireEvent.click(again);
    await heading();
    expect(callsOf('W1')).toHaveLength(2);
  });
});

describe('a page that is left', () => {
  test('hides the text as it goes, asks anew as it comes back, and shows the same text where it may', async () => {
    await show();
    const shown = await heading();
    await turn('pagehide');
    expect(shown.closest('[data-left]')).not.toBeNull();
    await turn('pageshow');
    expect(shown.closest('[data-left]')).not.toBeNull();
    await vi.waitFor(() => expect(shown.closest('[data-left]')).toBeNull());
    expect(shown.isConnected).toBe(true);
    expect([callsOf('W1').length, callsOf('bodyReference').length]).toEqual([2, 1]);
  });

  test.each(['W1:500', 'W1:html'])('and comes back to the answer %s is closed', async (fault) => {
    await show();
    const shown = await heading();
    await turn('pagehide');
    origin.switches.fail = [fault];
    await turn('pageshow');
    await screen.findByRole('region', { name: 'This could not be opened' });
    expect([inPage(), shown.isConnected]).toEqual([false, false]);
  });

  test('and comes back to nobody has nothing of the member', async () => {
    await show();
    await heading();
    await turn('pagehide');
    document.cookie = 'access_token=; max-age=0; path=/';
    origin.switches.fail = ['W1:500'];
    await turn('pageshow');
    await screen.findByRole('region', { name: 'This could not be opened' });
    expect(inPage()).toBe(false);
  });
});

describe('signing out', () => {
  test.each(['signed-out', 'expired'] as const)(
    'in another tab takes the text out of the page at once (%s)',
    async (reason) => {
      const { client } = await show();
      await heading();
      document.cookie = 'access_token=; max-age=0; path=/';
      act(() => followEnd(client, reason));
      expect(inPage()).toBe(false);
      const kept = () =>
        JSON.stringify([
          ...client
            .getQueryCache()
            .getAll()
            .map(({ state }) => state),
          localStorage,
        ]);
      await vi.waitFor(() => expect(kept()).not.toContain(canary));
    },
  );

  test('while the text is under way keeps it away', async () => {
    const { client } = await show();
    await heading();
    origin.switches.slow = 100;
    await turn('pageshow');
    document.cookie = 'access_token=; max-age=0; path=/';
    origin.switches.fail = ['W1:403'];
    act(() => followEnd(client, 'signed-out'));
    await screen.findByRole('region', { name: 'This could not be opened' });
    expect(inPage()).toBe(false);
  });
});
