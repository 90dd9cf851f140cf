import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';

let rendered: Awaited<ReturnType<typeof renderWidget>> | undefined;

const show = async (...[config, options]: [(string | object)?, Parameters<typeof renderWidget>[2]?]) => {
  rendered = await renderWidget('faq', config ?? 'default', options);
  return rendered;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOpen = (name: string | RegExp) => button(name).getAttribute('aria-expanded') === 'true';
const shown = () =>
  [...document.querySelectorAll('button[aria-expanded]')].map((element) => element.textContent);
const field = () => screen.getByRole('searchbox');
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
const structuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) =>
      JSON.parse(script.textContent ?? '') as {
        '@type': string;
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      },
  );
const ask = (id: string, question: string, answer = `<p>About ${question}</p>`) => ({ id, question, answer });
const two = { groups: [{ items: [ask('visas', 'Visas?'), ask('money', 'Money?')] }] };
const listen = () => {
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  return () => events.map(({ event, click_text }) => [event, click_text]);
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
});

/** What search engines are told goes with the widget that told it. */
afterEach(async () => {
  if (rendered) rendered.page.unmount(rendered.element);
  rendered = undefined;
  await vi.waitUntil(() => structuredData().length === 0);
});

test('shows questions by group, each a heading with a button below the heading of its group', async () => {
  await show();
  const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(groups).toEqual(['Visas & entry', 'Money', 'Culture & customs', 'Getting around']);
  await vi.waitFor(() => expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(24));
  expect(within(screen.getAllByRole('heading', { level: 4 })[0]!).getByRole('button')).toHaveTextContent(
    'Do I need a visa?',
  );
});

test('questions of one group without a name stand directly below the title', async () => {
  await show({ ...two, title: 'Questions' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Topics' })).toBeNull();
});

test('opens and closes an answer by keyboard, and reports the opening', async () => {
  const visitor = userEvent.setup();
  const events = listen();
  await show(two);
  await visitor.tab();
  expect(button('Visas?')).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(isOpen('Visas?')).toBe(true);
  expect(await screen.findByText('About Visas?')).toBeVisible();
  await visitor.keyboard(' ');
  expect(isOpen('Visas?')).toBe(false);
  expect(events()).toEqual([['disclosure_open', 'Visas?']]);
});

test('the browser’s search opens the answer in which it finds something', async () => {
  await show(two);
  const panel = document.querySelector('#money')!;
  expect(panel).toHaveAttribute('hidden', 'until-found');
  fireEvent(panel, new Event('beforematch', { bubbles: true }));
  await vi.waitFor(() => expect(isOpen('Money?')).toBe(true));
});

test('an address that names a question opens it, also when a search hides it', async () => {
  const visitor = userEvent.setup();
  await show('default', { path: 'page.html#trains' });
  await vi.waitFor(() => expect(isOpen('Which cities can I reach by train?')).toBe(true));
  await visitor.type(field(), 'passport');
  await vi.waitFor(() => expect(shown()).not.toContain('What should I wear?'));
  location.hash = '#dress';
  fireEvent(window, new HashChangeEvent('hashchange'));
  await vi.waitFor(() => expect(isOpen('What should I wear?')).toBe(true));
  expect(field()).toHaveValue('');
});

test('a long list hides what a search does not find, and shows it again as it was', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    question: `Question ${index}`,
    answer: '<p>Yes.</p>',
  }));
  await show({ groups: [{ items: items.slice(0, 30) }, { items: items.slice(30) }] });
  const names = () =>
    screen.getAllByRole('button', { name: /^Question/ }).map((button) => button.textContent);
  const all = document.querySelectorAll('button[aria-expanded]').length;
  await userEvent.type(screen.getByRole('searchbox'), '37');
  await vi.waitFor(() => expect(names()).toEqual(['Question 37']));
  expect(document.querySelectorAll('button[aria-expanded]').length).toBeGreaterThanOrEqual(all);
  await userEvent.clear(screen.getByRole('searchbox'));
  await vi.waitFor(() => expect(names().length).toBeGreaterThanOrEqual(all));
});

describe('the search', () => {
  test('finds words of questions and answers, marks them, and says how many questions', async () => {
    const visitor = userEvent.setup();
    await show();
    await visitor.type(field(), 'riyal');
    await vi.waitFor(() => expect(shown()).toEqual(['What currency is used?', 'Is tipping expected?']));
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 questions');
    expect(marked()).toEqual([]);
    await visitor.click(button('What currency is used?'));
    expect(marked()).toEqual(['riyal']);
    await visitor.clear(field());
    await vi.waitFor(() => expect(shown()).toHaveLength(24));
    expect(marked()).toEqual([]);
    expect(screen.getByText(/The Saudi riyal/)).toBeVisible();
  });

  test('finds several words in any order', async () => {
    const visitor = userEvent.setup();
    await show();
    await visitor.type(field(), 'TRAIN cities');
    await vi.waitFor(() => expect(shown()).toContain('Which cities can I reach by train?'));
    await vi.waitFor(() => expect(marked()).toEqual(['cities', 'train']));
  });

  test.each([
    ['without vowel marks and with another alef', 'ar', 'هَلْ أَحْتَاجُ إِلَى تَأْشِيرَةٍ؟', 'احتاج'],
    ['with another ta marbuta', 'ar', 'ما العملة المستخدمة؟', 'العمله'],
    ['without accents', 'fr', 'Quelle est la durée du séjour ?', 'sejour'],
    ['in full width', 'ja', 'ATMはありますか。', 'ＡＴＭ'],
    ['in full width on a Latin page', 'en', 'Is there an ATM?', 'ＡＴＭ'],
  ] as const)('finds a question typed %s', async (_, language, question, typed) => {
    const visitor = userEvent.setup();
    const groups = [{ items: [ask('q', question, '<p>–</p>'), ask('other', 'x', '<p>–</p>')] }];
    await show({ groups, showSearch: 'always' }, { language });
    await visitor.type(field(), typed);
    // The question is alone from the first letter on; the mark is that of all of them.
    await vi.waitFor(() => expect(marked()).toHaveLength(1));
    expect(shown()).toEqual([question]);
  });

  test('says that nothing was found, offers the contact, and shows all again', async () => {
    const visitor = userEvent.setup();
    await show();
    await visitor.type(field(), 'penguins');
    expect(await screen.findByText('No question holds “penguins”.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ask the visitor desk' })).toHaveLength(1);
    await visitor.click(button('Show all questions'));
    await vi.waitFor(() => expect(shown()).toHaveLength(24));
    expect(field()).toHaveFocus();
  });

  test('reports a term once, without markup and of at most 255 characters', async () => {
    const visitor = userEvent.setup();
    const events = listen();
    await show();
    await visitor.click(field());
    await visitor.paste(`<b>visa</b>${'a'.repeat(300)}`);
    await visitor.keyboard('{Enter}{Enter}');
    await visitor.tab();
    const [[event, term] = []] = events();
    expect(events()).toHaveLength(1);
    expect(event).toBe('search_submit');
    expect(term).toMatch(/^visaa+$/);
    expect(String(term).length).toBeLessThanOrEqual(255);
  });

  test.each([
    [8, 'auto', 0],
    [9, 'auto', 1],
    [9, 'never', 0],
    [2, 'always', 1],
  ])('with %i questions and showSearch "%s" has %i fields', async (count, showSearch, fields) => {
    const { groups } = exampleOf('faq', 'default') as { groups: { items: object[] }[] };
    await show({ groups: [{ items: groups.flatMap(({ items }) => items).slice(0, count) }], showSearch });
    expect(screen.queryAllByRole('searchbox')).toHaveLength(fields);
  });
});

test('a topic shows its questions alone, and all again when it is pressed once more', async () => {
  const visitor = userEvent.setup();
  await show();
  await visitor.click(button('Money'));
  expect(button('Money')).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() => expect(shown()).toHaveLength(6));
  expect(screen.getByText('6 questions')).toBeVisible();
  await visitor.click(button('Money'));
  await vi.waitFor(() => expect(shown()).toHaveLength(24));
});

test('counts questions in the plural of the language', async () => {
  const visitor = userEvent.setup();
  await show('arabic', { language: 'ar' });
  await visitor.click(button('المال'));
  expect(await screen.findByText('3 أسئلة')).toBeVisible();
});

test('of 400 questions all are drawn in the end, and one that an address names at once', async () => {
  const groups = Array.from({ length: 10 }, (_, group) => ({
    label: `Group ${group}`,
    items: Array.from({ length: 41 }, (_, index) =>
      ask(`q-${group}-${index}`, `Question ${group} ${index}?`),
    ),
  }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show({ groups }, { path: 'page.html#q-9-39' });
  await vi.waitFor(() => expect(isOpen('Question 9 39?')).toBe(true));
  await vi.waitFor(() => expect(shown()).toHaveLength(400));
});

describe('search engines', () => {
  test('are told the questions of all widgets of the page in one FAQPage', async () => {
    const { page, element } = await show(two);
    element.insertAdjacentHTML(
      'afterend',
      `<div data-component="faq"><script type="application/json">${toScript({
        groups: [{ items: [ask('trains', 'Trains?', '<p>Fast &amp; <b>quiet</b></p>')] }],
      })}</script></div>`,
    );
    const second = element.nextElementSibling as HTMLElement;
    await settled(second);
    await vi.waitFor(() => expect(structuredData()[0]?.mainEntity).toHaveLength(3));
    expect(structuredData()).toHaveLength(1);
    expect(structuredData()[0]?.['@type']).toBe('FAQPage');
    expect(structuredData()[0]?.mainEntity[2]).toMatchObject({
      name: 'Trains?',
      acceptedAnswer: { text: 'Fast & quiet' },
    });
    page.unmount(second);
    await vi.waitFor(() => expect(structuredData()[0]?.mainEntity).toHaveLength(2));
  });

  test.each([
    ['its author wants none', { ...two, jsonLd: false }, 'publish'],
    ['an author writes', two, 'author'],
  ] as const)('are told nothing where %s', async (_, config, cmsMode) => {
    await show(config, { cmsMode });
    expect(structuredData()).toEqual([]);
  });
});

describe('votes', () => {
  const origin = (switches?: object) =>
    startUnitServer(createOriginState(switches ? { switches } : undefined));
  const voted = { ...two, showVotes: true, voteUrl: '/own/vote' };
  const votes = () => within(screen.getByRole('group', { name: 'Did this help?' }));

  test('are sent once, kept in the browser, and thanked for without moving the focus', async () => {
    const visitor = userEvent.setup();
    const { server, state } = origin();
    const events = listen();
    await show(voted);
    await visitor.click(button('Visas?'));
    await visitor.click(votes().getByRole('button', { name: 'Yes' }));
    expect(votes().getByRole('status')).toHaveTextContent('Thank you for your answer.');
    expect(votes().getByRole('button', { name: 'Yes' })).toHaveFocus();
    await visitor.click(votes().getByRole('button', { name: 'No' }));
    await vi.waitFor(() => expect(state.calls.filter(({ name }) => name === 'vote')).toHaveLength(1));
    expect(await state.calls.at(-1)?.request.json()).toEqual({ id: 'visas', value: true });
    expect(JSON.parse(localStorage.getItem('faqVotes') ?? '')).toEqual({ visas: true });
    expect(events().slice(1)).toEqual([['form_submit', 'Yes']]);
    server.close();
  });

  test('stay as they were cast when the service fails', async () => {
    const visitor = userEvent.setup();
    const { server, state } = origin({ fail: ['vote'], slow: 0, expired: false });
    await show(voted);
    await visitor.click(button('Visas?'));
    await visitor.click(votes().getByRole('button', { name: 'No' }));
    await vi.waitFor(() => expect(state.calls.map(({ name }) => name)).toContain('vote'));
    expect(votes().getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('alert')).toBeNull();
    server.close();
  });

  test('are not asked for again', async () => {
    const visitor = userEvent.setup();
    localStorage.setItem('faqVotes', '{"visas":false}');
    await show(voted);
    await visitor.click(button('Visas?'));
    expect(votes().getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('are not asked for where the author wants none', async () => {
    await show(two);
    await userEvent.click(button('Money?'));
    expect(screen.queryByRole('group', { name: 'Did this help?' })).toBeNull();
  });

  test('an author is told of an address to which none may be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ ...voted, voteUrl: 'https://votes.example.net/' }, { cmsMode: 'author' });
    expect(await screen.findByText(/voteUrl/)).toBeVisible();
  });
});

test('leaves out what has no question or answer, and says so', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show('faulty-questions');
  expect(shown()).toHaveLength(3);
  const report = String(errors.mock.calls[0]?.[0]);
  for (const path of ['groups[0].items[3].answer', 'groups[0].items[4].question', 'showSearch', 'voteUrl'])
    expect(errors.mock.calls.join('\n'), report).toContain(path);
});

test('asks its author for questions where there are none', async () => {
  await show('empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'faq' })).toHaveTextContent('groups');
});

test('what several widgets of a page open stays apart', async () => {
  const script = (id: string) =>
    `<div data-component="faq"><script type="application/json">${toScript({ groups: [{ items: [ask(id, `${id}?`)] }] })}</script></div>`;
  const page = startPage(script('first') + script('second'));
  const elements = [...document.querySelectorAll<HTMLElement>('[data-component]')];
  await Promise.all(elements.map(settled));
  await userEvent.click(button('second?'));
  expect([isOpen('first?'), isOpen('second?')]).toEqual([false, true]);
  elements.forEach((element) => page.unmount(element));
});

test('kana that is being composed hides no question before it ends', async () => {
  await show();
  await vi.waitFor(() => expect(shown()).toHaveLength(24));
  fireEvent.compositionStart(field(), { data: '' });
  fireEvent.compositionUpdate(field(), { data: 'び' });
  fireEvent.input(field(), { target: { value: 'び' } });
  await settled(rendered!.element);
  expect(shown()).toHaveLength(24);
  fireEvent.compositionEnd(field(), { data: 'び' });
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

test('a word in letters finds questions while a keyboard composes it', async () => {
  await show();
  fireEvent.compositionStart(field(), { data: '' });
  fireEvent.compositionUpdate(field(), { data: 'visa' });
  fireEvent.input(field(), { target: { value: 'visa' } });
  await vi.waitFor(() => expect(marked().length).toBeGreaterThan(0));
});
