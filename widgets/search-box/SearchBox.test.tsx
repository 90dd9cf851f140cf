import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inAddress, seenOf, naughty, typedAndKept } from '#testing/naughty.ts';
import { renderOnServer } from '#testing/render-on-server.tsx';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession } from '#testing/session/session-page.tsx';
import { timeLimit } from '#testing/time-limit.ts';
import { windowOf } from '#testing/window-width.ts';
import { SearchBox } from './SearchBox.tsx';
import widget from './widget.ts';

setSession();

let events: Record<string, unknown>[];
let screenWidth: ReturnType<typeof windowOf>;

beforeEach(() => {
  screenWidth = windowOf(1440);
  events = [];
  vi.stubGlobal('dataLayer', events);
});

/** The place, whose name the text has too. */
const riyadhItself = /^Riyadh The capital .+ Culture Shopping$/;

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const asked = () => callsOf('S2').map(({ url }) => new URL(url).searchParams.get('suggestion'));
const stored = () => localStorage.getItem('searchkeys');
const eventsOf = (name: string) => events.filter(({ event }) => event === name);
const heard = () =>
  [...document.querySelectorAll('[aria-live="polite"] > p')].map(({ textContent }) => textContent);
const pause = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** The box with its author's pause taken out, so that a test waits for nothing else. */
const quick = (over: object = {}) => ({
  ...(exampleOf('search-box', 'default') as object),
  debounce: 0,
  ...over,
});

/** Puts a text into the field at once. */
async function paste(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

async function type(text: string) {
  await userEvent.click(field());
  await userEvent.type(field(), text);
}

describe('while something is typed', () => {
  test('suggestions are shown: texts that lead to the results page, items that lead to themselves', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    const text = await within(list).findByRole('option', { name: 'Riyadh' });
    expect(text).toHaveAttribute('href', '/en/search-results.html?search=Riyadh');
    const item = within(list).getByRole('option', { name: riyadhItself });
    expect(item).toHaveAttribute('href', '/en/places/riyadh');
    expect(item.querySelector('img')).toHaveAttribute('width', '72');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list.id);
  });

  test('the origin is asked once for each pause, and for nothing a second time', async () => {
    await renderWidget('search-box');
    await type('riya');
    expect(asked()).toEqual([]);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(asked()).toEqual(['riya']);
    await userEvent.type(field(), 'd');
    await waitFor(() => expect(asked()).toEqual(['riya', 'riyad']));
    await userEvent.type(field(), '{Backspace}');
    expect(options().length).toBeGreaterThan(0);
    await pause(400);
    expect(asked()).toEqual(['riya', 'riyad']);
  });

  test('the field takes 255 characters, and the origin is sent no markup of them', async () => {
    await renderWidget('search-box', quick());
    await paste(`<b>riy${'x'.repeat(300)}`);
    expect(field().value).toHaveLength(255);
    await waitFor(() => expect(asked()).toEqual([`riy${'x'.repeat(249)}`]));
  });

  test('only what fits the text shows, however late an older answer comes', async () => {
    const heardByOrigin = answering({
      he: { after: 300, list: ['heritage'] },
      hegra: { after: 0, list: ['hegra'] },
    });
    await renderWidget('search-box', quick());
    await paste('he');
    await waitFor(() => expect(heardByOrigin).toEqual(['he']));
    await paste('gra');
    await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['hegra']));
    await pause(400);
    expect(options().map(({ textContent }) => textContent)).toEqual(['hegra']);
  });

  test('the number of suggestions is said once', async () => {
    await renderWidget('search-box');
    await type('riyadh');
    const count = await waitFor(() => {
      expect(options().length).toBeGreaterThan(0);
      return options().length;
    });
    await waitFor(() => expect(heard()).toEqual([`${count} suggestions`]));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await pause(300);
    expect(heard()).toEqual([`${count} suggestions`]);
  });

  test('what was typed is marked in the suggestions, by elements and not by HTML', async () => {
    answering({ '<3 a&': { list: ['I <3 A&B <img>', 'x'] } });
    await renderWidget('search-box', quick());
    await paste('<3 a&');
    const [option] = await screen.findAllByRole('option');
    expect(option).toHaveTextContent('I <3 A&B <img>');
    expect(option?.querySelector('b')).toHaveTextContent('<3 A&');
    expect(option?.querySelector('img')).toBeNull();
  });

  test('an item with an address that may not be linked is a text, and searched for', async () => {
    answering({
      x: { list: [{ title: 'Trap', url: 'javascript:alert(1)', featureImage: 'javascript:alert(2)' }] },
    });
    await renderWidget('search-box', quick());
    await type('x');
    const option = await screen.findByRole('option', { name: 'Trap' });
    expect(option).toHaveAttribute('href', '/en/search-results.html?search=Trap');
    expect(option.querySelector('img')).toBeNull();
  });

  test('a picture that is missing leaves its box empty', async () => {
    answering({ x: { list: [{ title: 'X', url: '/x', featureImage: '/gone.jpg' }] } });
    await renderWidget('search-box', quick());
    await type('x');
    const picture = (await screen.findByRole('option')).querySelector('img')!;
    const box = picture.parentElement!;
    fireEvent.error(picture);
    expect(box).toBeInTheDocument();
    expect(picture).not.toBeVisible();
  });

  test('a sentence says that there are none, and trending stays', async () => {
    await renderWidget('search-box', quick());
    await type('zzzzzz');
    expect(await screen.findByText('No suggestions. Search to see all results.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Popular now' })).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the loading mark hides after a second, however long the answer takes', async () => {
    origin.switches.slow = 1600;
    await renderWidget('search-box', quick());
    await type('riyadh');
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(options()).toEqual([]);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });
});

describe('the inline completion', () => {
  const ghost = () => document.querySelector('[aria-hidden="true"][dir]')?.textContent;

  test('shows what is missing, and Tab takes it over; the next Tab leaves', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await waitFor(() => expect(ghost()).toBe('riyadh'));
    await userEvent.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Riyadh');
    await userEvent.tab();
    expect(field()).not.toHaveFocus();
  });

  test('is left alone by Shift+Tab, and by Tab where the caret stands elsewhere', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await waitFor(() => expect(ghost()).toBe('riyadh'));
    act(() => field().setSelectionRange(1, 1));
    await userEvent.tab();
    expect(field()).toHaveValue('riy');
    act(() => field().focus());
    act(() => field().setSelectionRange(3, 3));
    await userEvent.tab({ shift: true });
    expect(field()).toHaveValue('riy');
  });

  test('goes by Escape, then the list, then the text, then what hangs below', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await waitFor(() => expect(ghost()).toBe('riyadh'));
    await userEvent.keyboard('{Escape}');
    expect(ghost()).toBeUndefined();
    expect(options().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('riy');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.getByRole('list', { name: 'Popular now' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Popular now' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  test('is none where the first suggestion is an item, or begins otherwise', async () => {
    answering({ a: { list: [{ title: 'abha', url: '/x' }, 'abha'] }, b: { list: ['al-Baha', 'baha'] } });
    await renderWidget('search-box', quick());
    await type('a');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(ghost()).toBeUndefined();
    await userEvent.type(field(), '{Backspace}b');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(ghost()).toBeUndefined();
  });
});

describe('a search', () => {
  test('leads to the results page, is reported and remembered', async () => {
    await renderWidget(
      'search-box',
      quick({ ctaData: { sectionName: 'start' }, dataLayer: { campaign: 7 } }),
    );
    await type('old town, jeddah{Enter}');
    expect(eventsOf('search_submit')).toMatchObject([
      {
        section_name: 'start',
        click_text: 'old town, jeddah',
        link: '/en/search-results.html?search=old+town%2C+jeddah',
        campaign: 7,
      },
    ]);
    expect(stored()).toBe('old town%2C jeddah');
  });

  test('by a suggestion is reported as one; a text is remembered, an item is not', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await screen.findByRole('option', { name: 'Riyadh' });
    await userEvent.click(screen.getByRole('option', { name: riyadhItself }));
    expect(stored()).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Riyadh' }));
    expect(stored()).toBe('Riyadh');
    expect(eventsOf('suggestion_click')).toMatchObject([
      { click_text: 'Riyadh', link: '/en/places/riyadh' },
      { click_text: 'Riyadh', link: '/en/search-results.html?search=Riyadh' },
    ]);
  });

  test('by arrow keys and Enter takes the option that is pointed at', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await screen.findByRole('option', { name: 'Riyadh' });
    const item = screen.getByRole('option', { name: riyadhItself });
    const place = options().indexOf(item);
    await userEvent.keyboard('{ArrowDown}'.repeat(place + 1));
    expect(field()).toHaveAttribute('aria-activedescendant', item.id);
    expect(item).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(eventsOf('suggestion_click')).toMatchObject([{ link: '/en/places/riyadh' }]);
    expect(eventsOf('search_submit')).toEqual([]);
  });

  test.each(naughty.blank)('for nothing but %j does nothing', async (blank) => {
    await renderWidget('search-box', quick());
    fireEvent.input(field(), { target: { value: blank } });
    fireEvent.submit(screen.getByRole('search'));
    expect(events).toEqual([]);
    expect(stored()).toBeNull();
    expect(asked().filter((text) => !text?.trim())).toEqual([]);
  });

  test('works without any script', async () => {
    const { element } = await renderWidget('search-box', 'results-page-with-query');
    const form = within(element).getByRole<HTMLFormElement>('search');
    expect(form.method).toBe('get');
    expect(form.getAttribute('action')).toBe('/en/search-results.html');
    fireEvent.input(field(), { target: { value: 'hegra' } });
    expect([...new FormData(form)]).toEqual([
      ['f.type', 'place'],
      ['sort', 'title'],
      ['search', 'hegra'],
    ]);
  });
});

describe('a naughty text', { timeout: timeLimit(60_000) }, () => {
  test('leads to itself without markup, and is one of five, whatever the others are', async () => {
    const errors = vi.spyOn(console, 'error');
    await renderWidget('search-box', quick());
    await userEvent.click(field());
    await screen.findByRole('list', { name: 'Popular now' });
    const searched = typedAndKept
      .map(([typed, kept]) => [typed, seenOf(kept)] as const)
      .filter(([, kept]) => inAddress(kept) !== '');
    for (let from = 0; from < searched.length; from += 5) {
      localStorage.clear();
      const five = searched.slice(from, from + 5);
      for (const [typed, kept] of five) {
        fireEvent.input(field(), { target: { value: typed } });
        fireEvent.submit(screen.getByRole('search'));
        const { link } = events.at(-1) as { link: string };
        expect(link).not.toMatch(/[<>]|%3[ce]/i);
        expect(new URL(link, location.href).searchParams.get('search')).toBe(inAddress(kept));
      }
      fireEvent.input(field(), { target: { value: '' } });
      const terms = within(screen.getByRole('list', { name: 'Recent searches' })).getAllByRole('listitem');
      const shown = terms.map((term) => term.querySelector('button')?.textContent);
      expect(shown).toEqual([...new Set(five.map(([, kept]) => kept).toReversed())]);
      expect(stored()?.split(',')).toHaveLength(shown.length);
    }
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('while nothing is typed', () => {
  const recent = () => within(screen.getByRole('list', { name: 'Recent searches' }));
  const terms = () =>
    recent()
      .getAllByRole('listitem')
      .map((term) => within(term).getAllByRole('button')[0]?.textContent);

  test('recent searches and trending links are listed, also those an older site wrote', async () => {
    localStorage.setItem('searchkeys', 'one,,50% off, two ,one');
    await renderWidget('search-box');
    await userEvent.click(field());
    expect(await screen.findByRole('list', { name: 'Popular now' })).toBeVisible();
    expect(terms()).toEqual(['one', 'two', '50% off']);
    expect(screen.getByRole('link', { name: 'AlUla' })).toHaveAttribute('href', '/en/places/alula');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(callsOf('S2')).toEqual([]);
  });

  test('a recent search is repeated by a press, and comes first', async () => {
    localStorage.setItem('searchkeys', 'hegra,jeddah');
    await renderWidget('search-box');
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('button', { name: 'hegra' }));
    expect(eventsOf('search_submit')).toMatchObject([{ link: '/en/search-results.html?search=hegra' }]);
    expect(terms()).toEqual(['hegra', 'jeddah']);
  });

  test('one is removed by its button, which says so; the focus goes to the next', async () => {
    localStorage.setItem('searchkeys', 'hegra,jeddah,abha');
    await renderWidget('search-box');
    await userEvent.click(field());
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove “jeddah” from recent searches' }),
    );
    expect(terms()).toEqual(['abha', 'hegra']);
    expect(screen.getByRole('button', { name: 'Remove “hegra” from recent searches' })).toHaveFocus();
    await waitFor(() => expect(heard()).toEqual(['“jeddah” was removed.']));
    expect(stored()).toBe('hegra,abha');
  });

  test('all are forgotten by one button, and the field has the focus', async () => {
    localStorage.setItem('searchkeys', 'hegra,jeddah');
    await renderWidget('search-box');
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear history' }));
    expect(screen.queryByRole('list', { name: 'Recent searches' })).toBeNull();
    expect(field()).toHaveFocus();
    expect(stored()).toBeNull();
  });

  test('the same search in other letters is kept once', async () => {
    localStorage.setItem('searchkeys', 'Hegra,jeddah');
    await renderWidget('search-box', quick());
    await type('HEGRA{Enter}');
    expect(stored()).toBe('jeddah,HEGRA');
  });

  test('a trending link is reported', async () => {
    await renderWidget('search-box');
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('link', { name: 'AlUla' }));
    expect(eventsOf('suggestion_click')).toMatchObject([{ click_text: 'AlUla', link: '/en/places/alula' }]);
  });
});

describe('when the origin cannot answer', () => {
  test.each(['S2', 'S2:status'])('(%s) list and completion go, and what was typed stays', async (fault) => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    origin.switches.fail = [fault];
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(asked()).toContain('riya'));
    await waitFor(() => expect(options()).toEqual([]));
    expect(field()).toHaveValue('riya');
    expect(field()).toHaveFocus();
    expect(screen.getByRole('list', { name: 'Popular now' })).toBeVisible();
    expect(screen.queryByText(/error/i)).toBeNull();
    origin.switches.fail = [];
    await userEvent.type(field(), 'd');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });

  test('it says once that the line is down, and asks by itself when it is up again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['S2:drop'];
    await renderWidget('search-box', quick());
    await paste('riy');
    expect(await within(screen.getByRole('search')).findByText(/^You are offline/)).toBeVisible();
    await waitFor(() => expect(heard()).toHaveLength(1));
    expect(heard()[0]).toMatch(/^You are offline/);
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(asked()).toContain('riya'));
    await pause(300);
    expect(heard()).toHaveLength(1);
    origin.switches.fail = [];
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(within(screen.getByRole('search')).queryByText(/^You are offline/)).toBeNull();
    expect(heard().join()).not.toContain('You are offline');
  });

  test('it asks although the browser takes a line that works for none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderWidget('search-box', quick());
    await paste('riy');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(within(screen.getByRole('search')).queryByText(/^You are offline/)).toBeNull();
  });
});

describe('while an input method composes', () => {
  const key = (keyCode: number, isComposing: boolean) => {
    const event = createEvent.keyDown(field(), { key: 'Enter', keyCode, isComposing });
    fireEvent(field(), event);
    return event;
  };

  test('nothing is asked, completed or submitted; afterwards it is', async () => {
    await renderWidget('search-box', quick());
    await paste('riy');
    await waitFor(() => expect(document.querySelector('[aria-hidden="true"][dir]')).not.toBeNull());
    const before = asked().length;
    fireEvent.compositionStart(field(), { data: '' });
    fireEvent.compositionUpdate(field(), { data: 'あ' });
    fireEvent.input(field(), { target: { value: 'riyあ' } });
    expect(key(229, true).defaultPrevented).toBe(true);
    fireEvent.submit(screen.getByRole('search'));
    expect(document.querySelector('[aria-hidden="true"][dir]')).toBeNull();
    await pause(100);
    expect(asked()).toHaveLength(before);
    expect(eventsOf('search_submit')).toEqual([]);

    fireEvent.compositionEnd(field(), { data: 'あ' });
    // Safari: the Enter that ended it comes afterwards.
    expect(key(229, false).defaultPrevented).toBe(true);
    expect(eventsOf('search_submit')).toEqual([]);
    await waitFor(() => expect(asked().at(-1)).toBe('riyあ'));
    expect(key(13, false).defaultPrevented).toBe(false);
  });

  const compose = (word: string, data = word) => {
    fireEvent.compositionUpdate(field(), { data });
    fireEvent.input(field(), { target: { value: word } });
  };
  const ghost = () => document.querySelector('[aria-hidden="true"][dir]');

  test('a word in letters is asked for before it ends, on any system; completion and submit wait', async () => {
    await renderWidget('search-box', quick());
    act(() => field().focus());
    fireEvent.compositionStart(field(), { data: '' });
    compose('riy');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(asked()).toEqual(['riy']);
    expect(ghost()).toBeNull();
    expect(key(229, true).defaultPrevented).toBe(true);
    fireEvent.submit(screen.getByRole('search'));
    expect(eventsOf('search_submit')).toEqual([]);

    fireEvent.compositionEnd(field(), { data: 'riy' });
    expect(eventsOf('search_submit')).toEqual([expect.objectContaining({ click_text: 'riy' })]);
  });

  test('a submit is forgotten when the word goes on', async () => {
    await renderWidget('search-box', quick());
    act(() => field().focus());
    fireEvent.compositionStart(field(), { data: '' });
    compose('riy');
    fireEvent.submit(screen.getByRole('search'));
    compose('riya');
    fireEvent.compositionEnd(field(), { data: 'riya' });
    expect(eventsOf('search_submit')).toEqual([]);
  });

  test('on a Japanese page Latin letters wait for what they become', async () => {
    await renderWidget('search-box', quick(), { language: 'ja' });
    act(() => field().focus());
    fireEvent.compositionStart(field(), { data: '' });
    compose('riya');
    await pause(100);
    expect(asked()).toEqual([]);
    fireEvent.compositionEnd(field(), { data: 'riya' });
    await waitFor(() => expect(asked()).toEqual(['riya']));
  });
});

describe('on a small screen', () => {
  beforeEach(() => screenWidth.resize(390));

  test('the field opens a dialog, which goes on with what was typed', async () => {
    await renderWidget('search-box', quick());
    const own = field();
    act(() => own.focus());
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(own, 'r', { skipClick: true });
    const dialog = await screen.findByRole('dialog', { name: 'Search the site' });
    expect(within(dialog).getByRole('combobox')).toHaveValue('r');
    await userEvent.type(within(dialog).getByRole('combobox'), 'iy');
    expect(await within(dialog).findByRole('option', { name: 'Riyadh' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveValue('riy');
    await waitFor(() => expect(field()).toHaveFocus());
  });
});

test('an author’s page asks nothing and opens nothing', async () => {
  await renderWidget('search-box', quick(), { cmsMode: 'author' });
  await type('riy{Enter}');
  await pause(100);
  expect(callsOf('S2')).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(stored()).toBeNull();
});

test('without a results page there is no field, and the author is told', async () => {
  const { element } = await renderWidget('search-box', { title: 'Search' }, { cmsMode: 'author' });
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() => expect(element.parentElement).toHaveTextContent(/search-box/));
});

test('the site’s results page serves a box that names none', async () => {
  await renderWidget('search-box', {}, { site: { searchPagePath: '/en/results' } });
  expect(screen.getByRole('search')).toHaveAttribute('action', '/en/results');
});

test('what was typed before the page came to life stays', async () => {
  const config = exampleOf('search-box', 'default') as object;
  const html = renderOnServer({
    name: 'search-box',
    definition: { ...widget, Widget: SearchBox },
    config,
    messages: {},
    language: 'en',
    id: 'w',
  });
  const fragment = `<div data-component="search-box" id="w"><script type="application/json">${toScript(config)}</script><div data-prerendered>${html}</div></div>`;
  startPage(fragment);
  field().value = 'heg';
  await settled(document.getElementById('w')!);
  await userEvent.click(field());
  expect(field()).toHaveValue('heg');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
});

interface Given {
  /** Ms until the answer. */
  readonly after?: number;
  readonly list: readonly unknown[];
}

/**
 * Has the origin suggest what a test says, by what is typed.
 *
 * @returns what it was asked; grows
 */
function answering(given: Record<string, Given>): string[] {
  const others = window.fetch;
  const heard: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const typed = new URL(new Request(address).url).searchParams.get('suggestion');
    if (typed === null) return others(address, init);
    heard.push(typed);
    const { after = 0, list = [] } = given[typed] ?? {};
    await new Promise((resolve) => setTimeout(resolve, after));
    return Response.json({ data: { status: 'success', results: list.length, data: list } });
  });
  return heard;
}
