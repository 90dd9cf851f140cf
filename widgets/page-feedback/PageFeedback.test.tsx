import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#src/drafts/store.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let pages = 0;
let events: Record<string, unknown>[] = [];

beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  forgetDrafts();
  sessionStorage.clear();
  localStorage.clear();
});

const submitUrl = '/own/feedback';

/** A page of its own, since each is answered once. */
const show = (config: string | object = 'default', options: PageOptions = {}) => {
  pages += 1;
  return renderWidget('page-feedback', config, { path: `page-${pages}.html`, ...options });
};
/** The same page again, in another language if one is given. */
const showAgain = (config: string | object = 'default', options: PageOptions = {}) =>
  renderWidget('page-feedback', config, { path: `page-${pages}.html`, ...options });

const visitor = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const comment = () => screen.getByRole('textbox', { name: 'Would you like to say more?' });
const thanks = () => screen.findByText('Thank you for your answer');
const sent = () =>
  Promise.all(callsOf('feedback').map((request) => request.clone().json() as Promise<unknown>));
const isAsked = (count = 1) => waitFor(() => expect(callsOf('feedback')).toHaveLength(count));
const isSent = async () => {
  await isAsked();
  await settle();
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('yes or no', () => {
  test('a visitor answers, gives a reason and a comment, and is thanked', async () => {
    await show();
    expect(screen.queryByRole('textbox')).toBeNull();
    const question = screen.getByRole('group', { name: 'Was this page useful?' });
    await visitor.click(within(question).getByRole('button', { name: 'No' }));
    await visitor.click(radio('Something is missing'));
    await visitor.type(comment(), 'Opening <b>hours</b>, 3 < 4');
    await visitor.click(button('Send'));
    expect(await thanks()).toHaveFocus();
    await isSent();
    expect(await sent()).toEqual([
      {
        page: `/page-${pages}.html`,
        kind: 'useful',
        answer: 'no',
        reason: 'missing',
        comment: 'Opening hours, 3 < 4',
      },
    ]);
    expect(events).toEqual([expect.objectContaining({ event: 'form_submit', click_text: 'no' })]);
    expect(JSON.stringify(events)).not.toContain('hours');
  });

  test('is sent by one press where nothing more is asked, and once however often', async () => {
    await show('plain');
    await visitor.dblClick(button('Yes'));
    expect(await thanks()).toHaveFocus();
    await isSent();
    expect(await sent()).toEqual([{ page: `/page-${pages}.html`, kind: 'useful', answer: 'yes' }]);
  });

  test('asks for no names, and keeps a comment that is too long', async () => {
    await show();
    await visitor.click(button('Yes'));
    expect(comment()).toHaveAccessibleDescription(/give no names/);
    await visitor.click(comment());
    await visitor.paste('x'.repeat(10_001));
    await visitor.click(button('Send'));
    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription(/Use at most 10,000 characters/);
    await visitor.type(comment(), '{Backspace}');
    expect(comment()).not.toHaveAttribute('aria-invalid');
    await visitor.click(button('Send'));
    await isSent();
    expect(await sent()).toEqual([expect.objectContaining({ comment: 'x'.repeat(10_000) })]);
  });
});

describe('a page that was answered', () => {
  test('thanks in every language, and asks again when the days are over', async () => {
    await show('plain');
    await visitor.click(button('Yes'));
    await isSent();
    await showAgain('plain', { language: 'de' });
    expect(await screen.findByText('Danke für Ihre Antwort')).not.toHaveFocus();
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
    await showAgain('plain');
    expect(button('Yes')).toBeVisible();
    vi.useRealTimers();
  });

  test.each(['not json', '{"/page-0.html":"yesterday"}', '[]'])(
    'storage that holds %s asks',
    async (text) => {
      localStorage.setItem('feedback', text);
      await renderWidget('page-feedback', 'plain', { path: 'page-0.html' });
      expect(button('Yes')).toBeVisible();
    },
  );
});

describe('a failure', () => {
  test('stays silent, and is tried once more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    origin.switches.fail = ['feedback:500'];
    await show();
    await visitor.click(button('Yes'));
    await visitor.type(comment(), 'Good');
    await visitor.click(button('Send'));
    expect(await thanks()).toHaveFocus();
    await isAsked();
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(3000);
    await isAsked(2);
    await pass(120_000);
    expect(callsOf('feedback')).toHaveLength(2);
    // The next visit asks again, and what was typed stands there.
    await showAgain();
    await waitFor(() => expect(button('Yes')).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByRole('textbox', { name: 'Would you like to say more?' })).toHaveValue('Good');
  });

  test('that says how long to wait is tried then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    origin.switches.fail = ['feedback:429'];
    await show('plain');
    await visitor.click(button('Yes'));
    await isAsked();
    await pass(3000);
    expect(callsOf('feedback')).toHaveLength(1);
    origin.switches.fail = [];
    await pass(3000);
    await isAsked(2);
    await waitFor(() => expect(localStorage.getItem('feedback')).toContain(`/page-${pages}.html`));
  });

  test('that is a refusal is not tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    origin.switches.fail = ['feedback:422:answer.notAllowed'];
    await show('plain');
    await visitor.click(button('Yes'));
    await isAsked();
    await pass(120_000);
    expect(callsOf('feedback')).toHaveLength(1);
  });

  test('of a widget that has gone is not tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    origin.switches.fail = ['feedback:500'];
    const { element, page } = await show('plain');
    await visitor.click(button('Yes'));
    await isAsked();
    page.unmount(element);
    await pass(120_000);
    expect(callsOf('feedback')).toHaveLength(1);
  });
});

describe('stars', () => {
  test('are radio buttons named by their number', async () => {
    await show('stars');
    const group = screen.getByRole('radiogroup', { name: /partner academy/ });
    expect(within(group).getAllByRole('radio')).toHaveLength(5);
    await visitor.click(radio('4 stars'));
    await visitor.click(button('Send'));
    await isSent();
    expect(await sent()).toEqual([expect.objectContaining({ kind: 'stars', answer: '4' })]);
  });

  test.each([
    ['en', ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}']],
    ['ar', ['{ArrowLeft}', '{ArrowDown}', '{ArrowRight}', '{ArrowUp}', '{ArrowRight}']],
  ] as const)('in %s arrow keys lead from one to the next as they are seen', async (language, keys) => {
    await show('arabic', { language });
    const [first] = screen.getAllByRole<HTMLInputElement>('radio');
    await visitor.click(first as HTMLInputElement);
    const chosen: string[] = [];
    for (const key of keys) {
      await visitor.keyboard(key);
      chosen.push((document.activeElement as HTMLInputElement).value);
      expect(document.activeElement).toBeChecked();
    }
    expect(chosen).toEqual(['2', '3', '2', '1', '5']);
  });
});

describe('a poll', () => {
  test('shows what others say, without answers that are none of it', async () => {
    await show('poll');
    await visitor.click(radio('By car'));
    await visitor.click(button('Send'));
    const shares = await screen.findAllByText(/\d%$/);
    expect(shares.map(({ textContent }) => textContent)).toEqual(['47%', '31%', '6%', '16%']);
    expect(screen.getByText('877 answers so far')).toBeVisible();
    expect(screen.getByText('Your answer').closest('li')).toHaveTextContent('By car');
  });

  test('writes shares as the language does', async () => {
    await show({ ...(exampleOf('page-feedback', 'poll') as object) }, { language: 'fr' });
    await visitor.click(radio('By car'));
    await visitor.click(button('Envoyer'));
    expect(await screen.findByText(/^47\s%$/)).toBeVisible();
  });

  test('keeps them to itself where its author wants it', async () => {
    await show({ ...(exampleOf('page-feedback', 'poll') as object), resultsShown: false });
    await visitor.click(radio('By car'));
    await visitor.click(button('Send'));
    await isSent();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('ignores an answer that was kept and is no longer one of its options', async () => {
    const { element, page } = await show('poll');
    await visitor.click(radio('By coach'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    page.unmount(element);
    await showAgain({ kind: 'poll', options: [{ id: 'car', label: 'By car' }], submitUrl });
    await settle();
    expect(radio('By car')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

describe('an author', () => {
  test('tries everything, and nothing is sent or remembered', async () => {
    await show('default', { cmsMode: 'author' });
    expect(await screen.findByText('useful · found · missing · unclear · outdated')).toBeVisible();
    await visitor.click(button('Yes'));
    await visitor.click(button('Send'));
    await settle();
    expect([origin.calls, events, localStorage.getItem('feedback')]).toEqual([[], [], null]);
  });

  test('of a poll without options reads what to fill in', async () => {
    await show('empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'page-feedback' })).toHaveTextContent('options');
  });

  test('whose address lies on another site leaves the fallback to visitors', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-fatal-address');
    expect(screen.getByText('Fallback')).toBeVisible();
  });
});
