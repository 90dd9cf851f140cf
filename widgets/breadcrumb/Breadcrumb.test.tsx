import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';

const pages: Awaited<ReturnType<typeof renderWidget>>[] = [];

async function show(
  ...widget: Parameters<typeof renderWidget> extends [string, ...infer Rest] ? Rest : never
) {
  const rendered = await renderWidget('breadcrumb', ...widget);
  pages.push(rendered);
  return rendered;
}

async function showPage(...page: Parameters<typeof startPage>) {
  const rendered = {
    page: startPage(...page),
    element: document.querySelector<HTMLElement>('[data-component=breadcrumb]')!,
  };
  pages.push(rendered);
  await settled(rendered.element);
}

/** What search engines are told goes with the widget that told it. */
afterEach(async () => {
  for (const { page, element } of pages.splice(0)) page.unmount(element);
  await vi.waitUntil(() => structuredData().length === 0);
});

const labels = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const structuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as { itemListElement: { name: string }[] },
  );

const dataLayer = () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];

test('shows the way to the page as links, and the page itself as words', async () => {
  await show('default');
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en', '/en/places', '/en/places?region=madinah', '/en/places/alula']);
  expect(within(nav).getByText('Hegra').parentElement).toHaveAttribute('aria-current', 'page');
});

test('has its author’s name for it', async () => {
  await show('japanese', { language: 'ja' });
  expect(screen.getByRole('navigation', { name: '現在地' })).toBeVisible();
});

test('leaves the page out where its author wants it, but not for search engines', async () => {
  await show('hidden-current-german', { language: 'de' });
  expect(screen.queryByText('Rijal Almaa')).toBeNull();
  expect(structuredData()[0]?.itemListElement).toHaveLength(4);
});

test('a path of one page is not shown', async () => {
  const { element } = await show('one-page');
  expect(element.querySelector('nav')).toBeNull();
  expect(structuredData()).toEqual([]);
});

test('keeps what is right of a faulty path', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show('faulty-entries');
  expect(labels()).toEqual(['Home', 'A bad address', 'Hegra']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(errors).toHaveBeenCalledTimes(1);
});

test('the middle of a long path is folded behind a button, by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  await show('folded-russian', { language: 'ru' });
  const button = screen.getByRole('button', { name: 'Показать ещё 4 уровня', expanded: false });
  const folded = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(folded).toHaveAttribute('hidden', 'until-found');
  expect(folded?.querySelectorAll('a')).toHaveLength(4);

  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(folded).not.toHaveAttribute('hidden');
  await user.click(button);
  expect(folded).toHaveAttribute('hidden', 'until-found');
});

test('find-in-page unfolds it', async () => {
  await show('folded-russian', { language: 'ru' });
  document.querySelector('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch'));
  expect(await screen.findByRole('button', { expanded: true })).toBeVisible();
});

test.each([
  ['en', 'Show 3 more levels'],
  ['ar', 'إظهار 3 مستويات أخرى'],
  ['de', '3 weitere Ebenen anzeigen'],
  ['ja', 'あと3階層を表示'],
] as const)('the button counts in %s', async (language, name) => {
  const items = [1, 2, 3, 4, 5].map((step) => ({ ctaLabel: `${step}`, ctaLink: `/${language}/${step}` }));
  await show({ items, maxItems: 3 }, { language });
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test.each([
  ['', 'application/json', ''],
  ['<p>', 'application/json; charset=utf-8', '</p>'],
])(
  'without pages the path is made from the address, in the words of the page: %s%s%s',
  async (open, type, close) => {
    const menu = [
      {
        title: 'Destinations',
        ctaLink: '/en/places',
        sections: JSON.stringify([{ sectionName: 'AlUla', href: '/en/places/alula.html' }]),
      },
    ];
    await showPage(
      `<div data-component="somebodys/header">${open}<script type="${type}">${toScript({ menu })}</script>${close}</div>
     <p><a href="/en/places">Never mind</a><a href="/en/places/alula/tombs?year=1">First century</a><a href="/en/places/alula/tombs">Tombs  of
     the Nabataeans</a></p>
     <h1>Qasr al-Farid</h1>
     <div data-component="breadcrumb"><p>Fallback</p></div>`,
      { path: 'places/alula/tombs/qasr-al-farid' },
    );
    expect(labels()).toEqual(['Home', 'Destinations', 'AlUla', 'Tombs of the Nabataeans', 'Qasr al-Farid']);
    expect(screen.getByRole('link', { name: 'AlUla' })).toHaveAttribute('href', '/en/places/alula.html');
  },
);

test('the CMS’s own path, shown until then, lends its words', async () => {
  await showPage(
    '<div data-component="breadcrumb"><ol><li><a href="/ar/places">الوجهات</a></li></ol></div>',
    {
      language: 'ar',
      path: 'places/hegra.html',
    },
  );
  expect(labels()).toEqual(['الرئيسية', 'الوجهات', 'Hegra']);
});

test('a site names its levels itself', async () => {
  await show({}, { path: 'places/hegra', site: { labels: { '/en/places': 'Where to go' } } });
  expect(labels()).toEqual(['Home', 'Where to go', 'Hegra']);
});

test('an author sees the path that is made from the address, and that it is', async () => {
  await show('derived', { cmsMode: 'author' });
  expect(labels()).toEqual(['Home', 'Page']);
  expect(await screen.findByRole('note')).toHaveTextContent('made from the page’s address');
  expect(structuredData()).toEqual([]);
});

test('search engines are told the path, until the widget goes, unless its author objects', async () => {
  const { element, page } = await show('default');
  expect(structuredData()[0]?.itemListElement.map(({ name }) => name)).toEqual([
    'Home',
    'Destinations',
    'Madinah Region',
    'AlUla',
    'Hegra',
  ]);
  page.unmount(element);
  await vi.waitFor(() => expect(structuredData()).toEqual([]));

  await show({
    items: [{ ctaLabel: 'A', ctaLink: '/a' }, { ctaLabel: 'B' }],
    jsonLd: false,
  });
  expect(structuredData()).toEqual([]);
});

test('a click is reported as one of the breadcrumb', async () => {
  await show({
    items: [{ ctaLabel: 'Home', ctaLink: '/en' }, { ctaLabel: 'Hegra' }],
    dataLayer: { campaign: 'winter' },
  });
  await userEvent.setup().click(screen.getByRole('link', { name: 'Home' }));
  expect(dataLayer().at(-1)).toMatchObject({
    event: 'nav_click',
    section_name: 'breadcrumb',
    click_text: 'Home',
    link: '/en',
    campaign: 'winter',
  });
});
