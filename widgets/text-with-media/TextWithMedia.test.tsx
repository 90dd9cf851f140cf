import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { services, setSession } from '#testing/session/session-page.tsx';

setSession();

const card = () => document.querySelector<HTMLElement>('[data-side]')!;
const action = (ctaLabel: string, more: object = {}) => ({
  ctaLabel,
  ctaLink: `/en/${ctaLabel.toLowerCase()}`,
  ...more,
});
const image = { desktopImage: '/images/hegra.jpg', alt: 'A tomb' };
const text = { title: 'Hegra', body: '<p>See <a href="/en/tombs">the tombs</a>.</p>', image };

test('shows a text beside a picture, in a section named by its title', async () => {
  await renderWidget('text-with-media');
  const region = screen.getByRole('region', { name: 'Hegra, a city of the dead' });
  expect(within(region).getByRole('heading', { level: 2, name: 'Hegra, a city of the dead' })).toBeVisible();
  expect(within(region).getByText('World Heritage')).toBeVisible();
  expect(within(region).getByRole('img', { name: /^Tomb façade/ })).toBeVisible();
  expect(await within(region).findByText(/Nabataean tombs/)).toBeVisible();
  expect(card()).toHaveAttribute('data-side', 'start');
});

test('is named by what stands above the title where there is no title', async () => {
  await renderWidget('text-with-media', { ...text, title: '', pretitle: 'AlUla' });
  expect(screen.getByRole('region', { name: 'AlUla' })).toBeVisible();
});

describe('actions', () => {
  test.each([
    ['none', [], false],
    ['exactly one', [action('One')], true],
    ['two', [action('One'), action('Two')], false],
  ])(
    '%s: the whole card is clickable with one alone, and no link stands in another',
    async (_, actions, is) => {
      await renderWidget('text-with-media', { ...text, actions });
      await screen.findByRole('link', { name: 'the tombs' });
      expect(card().hasAttribute('data-clickable')).toBe(is);
      expect(document.querySelector('a a')).toBeNull();
      expect(screen.getAllByRole('link')).toHaveLength(actions.length + 1);
    },
  );

  test('a film behind the text can be pressed: the card is not clickable', async () => {
    const video = { videoFileReference: '/films/taif.webm' };
    await renderWidget('text-with-media', { ...text, video, overlay: true, actions: [action('One')] });
    expect(card()).not.toHaveAttribute('data-clickable');
    expect(await screen.findByRole('button', { name: /film/ })).toBeVisible();
  });

  test('reports a click', async () => {
    const events: Record<string, unknown>[] = [];
    vi.stubGlobal('dataLayer', events);
    const hash = { ctaLink: '#tombs' };
    await renderWidget('text-with-media', { ...text, actions: [action('One', hash)] });
    screen.getByRole('link', { name: 'One' }).click();
    expect(events).toEqual([
      expect.objectContaining({
        event: 'cta_click',
        section_name: 'text-with-media',
        click_text: 'One',
        link: '#tombs',
      }),
    ]);
  });

  test('one that needs sign-in leads anonymous visitors to the login service, and from there to its target', async () => {
    await renderWidget('text-with-media', 'sign-in-needed', { site: { userApi: services } });
    const link = await screen.findByRole('link', { name: /^Start my list ?\(sign-in needed\)$/ });
    const { pathname, searchParams } = new URL(link.getAttribute('href')!);
    expect(pathname).toBe('/sso/login');
    expect(searchParams.get('postLoginUrl')).toBe(new URL('/en/favourites', location.href).href);
  });
});

test('without a picture shows the text alone, on no dark ground', async () => {
  await renderWidget('text-with-media', { ...text, image: undefined, overlay: true });
  expect(screen.queryByRole('img')).toBeNull();
  expect(card()).not.toHaveAttribute('data-ground');
});

test('the text stands on the picture where its author wants that', async () => {
  await renderWidget('text-with-media', 'overlay');
  expect(card()).toHaveAttribute('data-ground', 'night');
  expect(card().querySelector('[data-ratio="fill"]')).not.toBeNull();
});

test('plays a film in place of the picture', async () => {
  await renderWidget('text-with-media', 'film');
  await vi.waitFor(() => expect(document.querySelector('video')).toHaveAttribute('controls'));
});

describe('with an item', () => {
  const heart = () => document.querySelector<HTMLElement>('[data-component="favourite-button"]');
  const configOf = (element: HTMLElement) =>
    JSON.parse(element.dataset['config'] ?? element.querySelector('script')!.textContent) as object;

  test('has a heart that keeps it, with its page and its picture', async () => {
    await renderWidget('text-with-media', { ...text, itemId: 'hegra', actions: [action('One')] });
    expect(configOf(heart()!)).toEqual({
      itemId: 'hegra',
      itemTitle: 'Hegra',
      itemUrl: '/en/one',
      itemImage: '/images/hegra.jpg',
      variant: 'button',
    });
    expect(heart()!.closest('a')).toBeNull();
    expect(await screen.findByRole('button', { name: /Hegra/ })).toBeVisible();
  });

  test('has one also without actions, for the page that it is on', async () => {
    await renderWidget('text-with-media', { ...text, itemId: 'hegra' });
    expect(configOf(heart()!)).not.toHaveProperty('itemUrl');
  });

  test.each([{}, { itemId: 'hegra', title: '' }])('and none for %o', async (more) => {
    await renderWidget('text-with-media', { ...text, ...more });
    expect(heart()).toBeNull();
  });
});

test('leaves out a fourth action, shows a refused address as text, and says so', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('text-with-media', 'faulty-actions');
  expect(screen.getByText('A bad address').closest('a')).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hegra', 'AlUla']);
  const report = errors.mock.calls.map(([words]) => String(words)).join('\n');
  for (const path of ['actions[0].ctaLink', 'actions', 'mediaRatio', 'image.desktopImage'])
    expect(report).toContain(path);
});

test('asks an author for a text where there is none, and shows visitors nothing', async () => {
  await renderWidget('text-with-media', {}, { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'text-with-media' })).toHaveTextContent('title');
});
