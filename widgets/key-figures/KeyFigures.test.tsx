import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

const valueOf = (label: string) => screen.getByText(label).parentElement!.querySelector<HTMLElement>('dd')!;
/** What is drawn over the value while it counts; screen readers pass over it. */
const counterOf = (label: string) => valueOf(label).querySelector('[aria-hidden]');

test('shows each figure as a term with its value, its note and its source, under the title', async () => {
  await renderWidget('key-figures');
  const region = screen.getByRole('region', { name: 'The Kingdom in figures' });
  expect(
    within(region)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Area', 'World Heritage sites', 'Date palms in Al-Ahsa', 'Top speed of the Haramain train']);
  expect(valueOf('Area')).toHaveTextContent('2,149,690 km²');
  expect(screen.getByText('About four fifths of the Arabian Peninsula.')).toBeVisible();
  expect(screen.getByText('Source: General Authority for Statistics')).toBeVisible();
  expect(screen.getByText('As of January 1, 2026')).toBeVisible();
});

test('writes numbers, dates and words in the language of the page', async () => {
  await renderWidget('key-figures', 'arabic', { language: 'ar', site: { numerals: 'arab' } });
  expect(valueOf('المساحة')).toHaveTextContent('٢٬١٤٩٬٦٩٠ كم²');
  expect(screen.getByText('حتى ١ يناير ٢٠٢٦')).toBeVisible();
  expect(screen.getByRole('link', { name: 'مصدر هذه الأرقام' })).toHaveAttribute('href', '/ar/about');
});

test('reports a click on the source', async () => {
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  await renderWidget('key-figures', {
    figures: [{ value: 8, label: 'Sites' }],
    sourceLink: '#sources',
    dataLayer: { campaign: 'figures' },
  });
  screen.getByRole('link', { name: 'Where these figures come from' }).click();
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'cta_click',
      section_name: 'key-figures',
      click_text: 'Where these figures come from',
      link: '#sources',
      campaign: 'figures',
    }),
  );
});

test('leaves out figures without a value or a label, an unreadable date and a refused link', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('key-figures', 'faulty-figures');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Regions',
    'Date palms in Al-Ahsa',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/As of/)).toBeNull();
  const [report] = errors.mock.calls[0] as [string];
  for (const path of ['figures[1].value', 'figures[2].label', 'figures[3].value', 'figures[4]', 'asOf'])
    expect(report).toContain(path);
});

test('shows a value that is no number as it is written', async () => {
  await renderWidget('key-figures', { figures: [{ value: 'Sunday to Thursday', label: 'Working week' }] });
  expect(valueOf('Working week')).toHaveTextContent(/^Sunday to Thursday$/);
  expect(counterOf('Working week')).toBeNull();
});

test('asks an author for figures where there are none, and shows visitors nothing', async () => {
  await renderWidget('key-figures', 'empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'key-figures' })).toHaveTextContent('figures');
});

describe('a number that is seen for the first time', () => {
  const coast = { figures: [{ value: 1000, suffix: 'km', label: 'Coast' }] };
  const observe = () => vi.spyOn(IntersectionObserver.prototype, 'observe');

  test('counts up to its value; screen readers are given the value all the time', async () => {
    await renderWidget('key-figures', {
      figures: [{ value: 2_500_000, label: 'Coast' }],
      notation: 'compact',
    });
    const seen = new Set<string>();
    const counter = await vi.waitUntil(() => counterOf('Coast'));
    expect(within(valueOf('Coast')).getByText('2.5M')).toBeInTheDocument();
    await vi.waitFor(
      () => {
        if (counter.textContent) seen.add(counter.textContent);
        expect(counterOf('Coast')).toBeNull();
      },
      { interval: 20, timeout: 5000 },
    );
    expect(seen.size).toBeGreaterThan(3);
    expect([...seen].filter((text) => text.length > '2.5M'.length)).toEqual([]);
    expect(valueOf('Coast')).toHaveTextContent(/^2\.5M$/);
  });

  test('stops counting when its widget goes', async () => {
    const { element, page } = await renderWidget('key-figures', coast);
    await vi.waitUntil(() => counterOf('Coast'));
    const cancel = vi.spyOn(window, 'cancelAnimationFrame');
    page.unmount(element);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  test.each<[string, object, object]>([
    ['its author wants none', { ...coast, animate: false }, {}],
    ['its author is at work', coast, { cmsMode: 'author' }],
    ['it is zero', { figures: [{ value: 0, label: 'Coast' }] }, {}],
  ])('does not count where %s', async (_, config, options) => {
    const observed = observe();
    await renderWidget('key-figures', config, options);
    expect(observed).not.toHaveBeenCalledWith(valueOf('Coast'));
    expect(counterOf('Coast')).toBeNull();
  });

  test('does not count for visitors who want less motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
    );
    const observed = observe();
    await renderWidget('key-figures', coast);
    expect(observed).not.toHaveBeenCalledWith(valueOf('Coast'));
    expect(valueOf('Coast')).toHaveTextContent('1,000 km');
  });
});
