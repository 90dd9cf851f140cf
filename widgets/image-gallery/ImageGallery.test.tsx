import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  exampleOf,
  renderWidget,
  settled,
  startPage,
  toScript,
  type PageOptions,
} from '#testing/render-widget.tsx';
import type { DataLayerEvent } from '#src/analytics/events.ts';

interface Picture {
  readonly image: Readonly<Record<string, unknown>>;
  readonly caption?: string;
}
interface Gallery {
  readonly images: readonly Picture[];
}

const { images: six } = exampleOf('image-gallery', 'default') as Gallery;
const tomb = 'A tomb cut into a sandstone rock at dusk';
const arch = 'A rock arch near AlUla under the Milky Way';

const show = async (config: string | object = 'default', options: PageOptions = {}) => {
  const events: DataLayerEvent[] = [];
  vi.stubGlobal('dataLayer', events);
  const { element } = await renderWidget('image-gallery', config, options);
  return { element, events };
};

/** The large view with the picture of this name; a stage has no size here unless it is given one. */
async function open(name = tomb) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  fireEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  const inside = within(dialog);
  const large = () => dialog.querySelector<HTMLImageElement>('[aria-hidden="false"] img')!;
  await waitFor(() => expect(large()).not.toBeNull());
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement!, { key }));
  return {
    dialog,
    inside,
    press,
    shows: (position: string) => waitFor(() => expect(inside.getByText(position)).toBeVisible()),
    large,
  };
}

describe('a list of pictures', () => {
  test('is a list of buttons, each named by what its picture shows, with caption and credit', async () => {
    await show();
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('button')).toHaveLength(6);
    expect(screen.getByRole('button', { name: tomb })).toBeVisible();
    expect(screen.getByText('Diriyah, where the first Saudi state began.')).toBeVisible();
    expect(screen.getAllByText('Photo: Rihla · CC BY 4.0')[0]).toBeVisible();
  });

  test('shows no credits where its author wants none', async () => {
    await show({ images: six, showCredits: false });
    expect(screen.queryByText(/CC BY/)).toBeNull();
    const { inside } = await open();
    expect(inside.queryByText(/CC BY/)).toBeNull();
  });

  test('names a picture by its caption, or its place, where its author has not said what it shows', async () => {
    await show('without-text');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'The tombs of Hegra were cut into the sandstone two thousand years ago.',
      'Far from any city, the sky over AlUla is dark enough for the Milky Way.',
      'Picture 3 of 4',
      'Stone houses of Rijal Almaa on a green slope',
    ]);
    expect(screen.queryByText(/alternative text/)).toBeNull();
  });

  test('tells its author how many lack alternative text; a decorative one needs none', async () => {
    await show('without-text', { cmsMode: 'author' });
    expect(await screen.findByText(/2 pictures have no alternative text/)).toBeVisible();
  });

  test('shows the stand-in where a file fails, and the picture’s name where that fails, too', async () => {
    await show();
    const button = screen.getByRole('button', { name: tomb });
    await waitFor(() => expect(button.querySelector('img')).not.toBeNull());
    fireEvent.error(button.querySelector('img')!);
    expect(button.querySelector('img')).toHaveAttribute('src', '/images/hegra.jpg');
    fireEvent.error(button.querySelector('img')!);
    expect(button.querySelector('img')).toBeNull();
    expect(within(button).getByText(tomb)).toBeVisible();
  });

  test('are all there when the page is printed, also those that no visitor has come near', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    await show();
    expect(document.querySelectorAll('img')).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelectorAll('img')).toHaveLength(6);
  });

  describe('that the CMS has shown', () => {
    /** A gallery over what a CMS has rendered, of which the browser has everything. */
    const showOver = async (fallback: string) => {
      vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
      vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
      const script = `<script type="application/json">${toScript({ images: six })}</script>`;
      startPage(`<div data-component="image-gallery" data-load="load">${script}${fallback}</div>`);
      await settled(document.querySelector<HTMLElement>('[data-component]')!);
      await screen.findByRole('button', { name: tomb });
    };
    const filesOf = (name: string) =>
      [...screen.getByRole('button', { name }).querySelectorAll('img')].map((each) =>
        each.getAttribute('src'),
      );
    const cmsFile = `${location.origin}/images/hegra-640.avif`;

    test.each([
      ['by its file', '<img src="/images/hegra-640.avif" alt="">'],
      ['by its words', `<img src="/images/hegra-640.avif?rendition=2" alt="${tomb}">`],
    ])('stay until ours are decoded: %s', async (_, fallback) => {
      const decoded = Promise.withResolvers<void>();
      Object.assign(HTMLImageElement.prototype, { decode: () => decoded.promise });
      onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
      await showOver(fallback);
      const ours = '/images/hegra-1280.avif';
      await waitFor(() => expect(filesOf(tomb)).toEqual([ours, expect.stringContaining(cmsFile)]));
      expect(filesOf(arch)).toHaveLength(1);
      fireEvent.load(screen.getByRole('button', { name: tomb }).querySelector('img')!);
      await act(async () => {});
      expect(filesOf(tomb)).toHaveLength(2);
      await act(async () => decoded.resolve());
      expect(filesOf(tomb)).toEqual([ours]);
    });

    test('stay where all of our files fail', async () => {
      await showOver('<img src="/images/hegra-640.avif" alt="">');
      const first = () => screen.getByRole('button', { name: tomb }).querySelector('picture img');
      await waitFor(() => expect(first()).not.toBeNull());
      fireEvent.error(first()!);
      fireEvent.error(first()!);
      expect(filesOf(tomb)).toEqual([cmsFile]);
    });
  });

  test('has at most 60, and its author is told of more', async () => {
    const images = Array.from({ length: 61 }, () => six[0]);
    await show({ images }, { cmsMode: 'author' });
    expect(screen.getAllByRole('button')).toHaveLength(60);
    expect(await screen.findByText(/images/)).toBeVisible();
  });

  test('leaves out what has no usable file', async () => {
    await show('faulty-images');
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  test('is nothing for visitors where there are none, and asks its author for them', async () => {
    const { element } = await show('empty');
    expect(element.querySelector('section')).toBeNull();
    await show('empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'image-gallery' })).toHaveTextContent('images');
  });
});

describe('the large view', () => {
  test('is a modal dialog named by the gallery, with the count, caption and credit', async () => {
    const { events } = await show();
    const { dialog, inside, shows, large } = await open(arch);
    expect(dialog).toHaveAccessibleName('Six places, six hours');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    await shows('2 of 6');
    expect(
      inside.getByText('Far from any city, the sky over AlUla is dark enough for the Milky Way.'),
    ).toBeVisible();
    expect(inside.getByText('Reefs begin a few metres from the shore.').closest('[inert]')).not.toBeNull();
    expect(large()).toHaveAttribute('alt', arch);
    expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(events).toMatchObject([{ event: 'item_click', click_text: arch, position: 2 }]);
  });

  test('is one dialog alone, without words that are not ours', async () => {
    await show('arabic', { language: 'ar' });
    const { dialog } = await open('واجهة قبر منحوتة في صخرة رملية عند الغروب');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog.querySelector('[aria-roledescription], [id^="pswp"], [title]')).toBeNull();
  });

  test('goes to the next picture and back by its buttons, says so, and stops at both ends', async () => {
    const { events } = await show();
    const { inside, shows } = await open();
    const next = inside.getByRole('button', { name: 'Next picture' });
    const previous = inside.getByRole('button', { name: 'Previous picture' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(previous);
    fireEvent.click(next);
    await shows('2 of 6');
    expect(previous).not.toHaveAttribute('aria-disabled');
    expect(inside.getByText(`2 of 6: ${arch}`).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    for (const position of ['3 of 6', '4 of 6', '5 of 6', '6 of 6']) {
      fireEvent.click(next);
      await shows(position);
    }
    expect(next).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next);
    await shows('6 of 6');
    expect(events.filter(({ event }) => event === 'slide_change')).toHaveLength(5);
    expect(events[1]).toMatchObject({
      event: 'slide_change',
      click_text: arch,
      position: 2,
      trigger: 'user',
    });
  });

  test.each([
    ['en', 'default', tomb, 'ArrowRight', 'ArrowLeft', (at: number) => `${at} of 6`],
    [
      'ar',
      'arabic',
      'واجهة قبر منحوتة في صخرة رملية عند الغروب',
      'ArrowLeft',
      'ArrowRight',
      (at: number) => `${at} من 6`,
    ],
  ] as const)('is worked by arrows, Home and End in %s', async (language, example, name, on, back, at) => {
    await show(example, { language });
    const { press, shows, large } = await open(name);
    await press(on);
    await press(on);
    await shows(at(3));
    expect(large().src).toContain('diriyah');
    await press(back);
    await shows(at(2));
    expect(large().src).toContain('alula');
    await press('End');
    await shows(at(6));
    await press('Home');
    await shows(at(1));
  });

  test('leaves keys alone that belong to the browser', async () => {
    await show();
    const { inside, shows } = await open();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(fireEvent.keyDown(document.activeElement!, { key: 'Tab' })).toBe(true);
    await shows('1 of 6');
    expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('zooms by keys and buttons once its picture is there', async () => {
    await show();
    const { inside, press, large } = await open();
    const zoomIn = inside.getByRole('button', { name: 'Zoom in' });
    const zoomOut = inside.getByRole('button', { name: 'Zoom out' });
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    Object.defineProperties(large(), { naturalWidth: { value: 1600 }, naturalHeight: { value: 900 } });
    await act(async () => void fireEvent.load(large()));
    expect(zoomIn).not.toHaveAttribute('aria-disabled');
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await press('+');
    expect(zoomOut).not.toHaveAttribute('aria-disabled');
    for (let time = 0; time < 6; time++) fireEvent.click(zoomIn);
    await waitFor(() => expect(zoomIn).toHaveAttribute('aria-disabled', 'true'));
    await press('0');
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'true'));
  });

  test('closes by Escape and gives the focus to the picture that was shown last', async () => {
    await show();
    const { press, shows } = await open();
    await press('ArrowRight');
    await shows('2 of 6');
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: arch })).toHaveFocus();
  });

  test('shows the stand-in where a file fails, and says so where that fails, too', async () => {
    await show();
    const { inside, large } = await open();
    await waitFor(() => expect(large()).toHaveAttribute('src'));
    fireEvent.error(large());
    expect(large()).toHaveAttribute('src', '/images/hegra.jpg');
    fireEvent.error(large());
    expect(await inside.findByText('This picture cannot be shown.')).toBeVisible();
    fireEvent.click(inside.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(large()).toHaveAttribute('alt', arch));
  });

  test('loads one neighbour on each side ahead', async () => {
    const { element } = await show('social');
    await waitFor(() => expect(element.querySelectorAll('img')).toHaveLength(8));
    const ask = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    const asked = () => ask.mock.calls.map(([src]) => /\/(\w[\w-]*)-1280/.exec(src)?.[1]).toSorted();
    const { press, shows } = await open('Stone houses of Rijal Almaa on a green slope');
    await shows('4 of 8');
    expect(asked()).toEqual(['diriyah', 'red-sea', 'rijal-almaa']);
    await press('ArrowRight');
    await shows('5 of 8');
    expect(asked()).toEqual(['diriyah', 'red-sea', 'rijal-almaa', 'taif']);
  });

  test('lets visitors keep a picture where its author allows it', async () => {
    const { events } = await show('download');
    const { inside } = await open('Wooden bay windows in the old town of Jeddah');
    const link = inside.getByRole('link', { name: 'Download the picture' });
    expect(link).toHaveAttribute('href', '/images/jeddah-al-balad-1280.avif');
    expect(link).toHaveAttribute('download');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(events.at(-1)).toMatchObject({
      event: 'download',
      click_text: 'Wooden bay windows in the old town of Jeddah',
      link: '/images/jeddah-al-balad-1280.avif',
    });
  });

  test('has no download otherwise', async () => {
    await show();
    const { inside } = await open();
    expect(inside.queryByRole('link')).toBeNull();
  });
});

describe('one picture', () => {
  const cliffs = 'Cliffs of the Edge of the World above a plain';

  test('is a plain figure that opens nothing', async () => {
    await show('one-picture');
    expect(within(screen.getByRole('figure')).getByRole('img', { name: cliffs })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(
      screen.getByText('From the cliffs of Tuwaiq the plain lies three hundred metres below.'),
    ).toBeVisible();
  });

  test('may be kept; the file of another origin opens in a new window, so that the page stays', async () => {
    await show({
      images: [{ image: { desktopImage: 'https://media.example.org/a.jpg', alt: 'A' } }],
      allowDownload: true,
    });
    const link = screen.getByRole('link', { name: /^Download the picture ?\(opens in a new window\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).not.toHaveAttribute('download');
  });
});

describe('before and after', () => {
  test('is a slider that names both pictures and says how much of the first is seen', async () => {
    const { element } = await show('compare');
    const slider = screen.getByRole('slider', {
      name: 'Divider between “Mud-brick towers of Diriyah in the evening light” and “A rock arch near AlUla under the Milky Way”',
    });
    expect(screen.getAllByRole('img')).toHaveLength(2);
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      '80 % “Mud-brick towers of Diriyah in the evening light”',
    );
    const pair = slider.parentElement!;
    expect(pair.style.getPropertyValue('--tourism-gallery-divider')).toBe('80%');
    expect(element.querySelector('button')).toBeNull();
  });

  test.each(['compare', 'compare-arabic'])('shows two different pictures: %s', (example) => {
    const { images } = exampleOf('image-gallery', example) as Gallery;
    const files = images.map(({ image }) => {
      const file = join(import.meta.dirname, '../../demo-pages/public', image['defaultImage'] as string);
      return createHash('sha256').update(readFileSync(file)).digest('hex');
    });
    expect(new Set(files).size).toBe(2);
  });

  test('keeps left and right on Arabic pages', async () => {
    await show('compare-arabic', { language: 'ar' });
    expect(screen.getByRole('slider').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    const captions = screen.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(captions[0]).toContain('الدرعية');
  });

  test('needs exactly two: otherwise the pictures are a list, and their author is told', async () => {
    await show({ images: six.slice(0, 3), compare: true }, { cmsMode: 'author' });
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(
      await screen.findByText('Before and after needs exactly two pictures; there are 3.'),
    ).toBeVisible();
  });
});

describe('a carousel', () => {
  test('shows the picture that its author wants first, and reports where the visitor goes', async () => {
    const { events } = await show('carousel');
    expect(screen.getByRole('group', { name: 'A journey in ten pictures' })).toBeVisible();
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/3.*10/);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/4.*10/);
    expect(events).toMatchObject([{ event: 'slide_change', position: 4, trigger: 'user' }]);
  });

  test('shows its last picture first where its author wants one beyond', async () => {
    await show({ images: six, layout: 'carousel', startIndex: 40 });
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/6.*6/);
  });

  test('follows the large view, so that the focus comes back to a picture in view', async () => {
    await show('carousel');
    const { press, shows } = await open('Mud-brick towers of Diriyah in the evening light');
    await press('End');
    await shows('10 of 10');
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/10.*10/);
    expect(screen.getByRole('button', { name: 'A beach of the Farasan Islands' })).toHaveFocus();
  });
});
