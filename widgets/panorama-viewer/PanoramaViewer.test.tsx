import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hideByVisibility } from '#testing/hide-by-visibility.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { fakeGraphics } from './fake-graphics.ts';

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});

/** Visitors who want less motion see each change at once. */
const wantStillness = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
  );
const start = () => userEvent.click(screen.getByRole('button', { name: 'Look around' }));
const sphere = () => screen.findByRole('application');
const list = () => screen.getByRole('list');
/** Names of the points that are to be seen in the sphere. */
const inView = async () =>
  within(await sphere())
    .queryAllByRole('button')
    .map((button) => button.textContent.replace(/^\d+/, ''));

describe('before the start', () => {
  test('there are the still picture, the start, and the list of all points with their texts and links', async () => {
    await renderWidget('panorama-viewer');
    const region = screen.getByRole('region', { name: 'Stand before the tombs of Hegra' });
    expect(within(region).getByRole('img')).toHaveAttribute('src', '/panoramas/hegra-still.webp');
    expect(screen.getByRole('button', { name: 'Look around' })).toBeVisible();
    expect(within(list()).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(/never finished/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'More about The lonely castle' })).toHaveAttribute(
      'href',
      '/en/places/hegra',
    );
    expect(screen.queryByRole('application')).toBeNull();
  });

  /** Marks that are to be seen over the still picture, with how far they are from its middle. */
  const marks = () =>
    [...document.querySelectorAll<HTMLElement>('[data-widget-root] button')]
      .filter(({ style }) => style.visibility === 'visible')
      .map(({ textContent, style }) => `${textContent.replace(/^\d+/, '')} ${style.translate}`);

  test('the still picture has the points of the first view where the panorama will have them', async () => {
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await vi.waitFor(() =>
      expect(marks()).toEqual([expect.stringMatching(/^The lonely castle 1\d\d\.\dpx/)]),
    );
  });

  test('without one the panorama has them where they are in it', async () => {
    fakeGraphics();
    await renderWidget('panorama-viewer', {
      image: { desktopImage: '/panoramas/farasan.webp', alt: 'A beach' },
      hotspots: [
        { label: 'A dhow', yaw: -90, pitch: 45 },
        { label: 'At the edge', yaw: 179, pitch: 0 },
        { label: 'Nowhere' },
      ],
    });
    await vi.waitFor(() => expect(marks()).toEqual(['A dhow -200px -100px']));
  });

  test('a point that is pressed starts the panorama there; closed, its text gives the focus to the sphere', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await vi.waitFor(() => expect(marks()).toHaveLength(1));
    await userEvent.click(document.querySelector<HTMLElement>('button[style*="visible"]')!);
    expect(await screen.findByRole('group', { name: 'The lonely castle' })).toHaveFocus();
    expect(events.map(({ event }) => event)).toEqual(['media_play', 'map_marker_click']);
    await userEvent.keyboard('{Escape}');
    expect(await sphere()).toHaveFocus();
  });

  test('without a still picture the panorama itself is shown', async () => {
    await renderWidget('panorama-viewer', 'bare-picture');
    expect(screen.getByRole('region', { name: '360° panorama' })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/panoramas/farasan.webp');
  });
});

describe('a panorama that is started', () => {
  test('is an application with its keys as description; it takes the focus, and the start is reported', async () => {
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    const application = await sphere();
    await vi.waitFor(() => expect(application).toHaveFocus());
    expect(application).toHaveAccessibleName('Stand before the tombs of Hegra');
    expect(application).toHaveAccessibleDescription(/arrow keys/);
    expect(screen.queryByRole('button', { name: 'Look around' })).toBeNull();
    expect(events.filter(({ event }) => event === 'media_play')).toEqual([
      expect.objectContaining({ click_text: 'Stand before the tombs of Hegra' }),
    ]);
  });

  test('shows the points that are in view, and says them once the view rests', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await inView()).toEqual(['The lonely castle']));
    expect(await screen.findByText('Looking north. In view: The lonely castle')).toBeInTheDocument();
  });

  test('turns by arrow keys, and zooms by plus and minus', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await sphere()).toHaveFocus());
    for (let press = 0; press < 5; press++) await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(async () => expect(await inView()).toEqual(['The sun in its last quarter of an hour']));
    await screen.findByText(/^Looking west\. In view: The sun/);
    const [button] = within(await sphere()).getAllByRole('button');
    const before = parseFloat(button!.style.translate);
    await userEvent.keyboard('+');
    await vi.waitFor(() =>
      expect(Math.abs(parseFloat(button!.style.translate))).toBeGreaterThan(Math.abs(before)),
    );
  });

  test('gives a point that is pressed its text and the focus, and gives the focus back', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await inView()).toHaveLength(1));
    const button = within(await sphere()).getByRole('button');
    await userEvent.click(button);
    const text = screen.getByRole('group', { name: 'The lonely castle' });
    expect(text).toHaveFocus();
    expect(text).toHaveTextContent(/never finished/);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'map_marker_click', click_text: 'The lonely castle', position: 1 }),
    );
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'The lonely castle' })).toBeNull();
  });

  test('gives the focus to the panorama where the point has been turned out of view', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await inView()).toHaveLength(1));
    const button = within(await sphere()).getByRole('button');
    await userEvent.click(button);
    await vi.waitFor(() => expect(screen.getByRole('group', { name: 'The lonely castle' })).toHaveFocus());
    hideByVisibility(button);
    await userEvent.keyboard('{Escape}');
    expect(await sphere()).toHaveFocus();
  });

  test('turns to a point of the list, also when the list starts it, as often as it is pressed', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    const entry = within(list()).getByRole('button', { name: 'The old road to Petra' });
    await userEvent.click(entry);
    expect(await screen.findByRole('group', { name: 'The old road to Petra' })).toHaveFocus();
    await vi.waitFor(async () => expect(await inView()).toContain('The old road to Petra'));
    expect(events.map(({ event }) => event)).toEqual(['media_play', 'map_marker_click']);

    await userEvent.click(within(list()).getByRole('button', { name: 'The rising moon' }));
    await vi.waitFor(async () => expect(await inView()).toContain('The rising moon'));
    for (let press = 0; press < 6; press++) fireEvent.keyDown(await sphere(), { key: 'ArrowRight' });
    await vi.waitFor(async () => expect(await inView()).not.toContain('The rising moon'));
    await userEvent.click(within(list()).getByRole('button', { name: 'The rising moon' }));
    await vi.waitFor(async () => expect(await inView()).toContain('The rising moon'));
  });

  test('hands the focus to the sphere when the point that has it leaves the view', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await inView()).toHaveLength(1));
    within(await sphere())
      .getByRole('button')
      .focus();
    for (let press = 0; press < 5; press++) await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(async () => expect(await sphere()).toHaveFocus());
  });

  test('has points outside the sphere in the list alone', async () => {
    fakeGraphics();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('panorama-viewer', 'faulty-points');
    await start();
    const application = await sphere();
    expect(within(application).getAllByRole('button', { hidden: true })).toHaveLength(2);
    expect(within(list()).getAllByRole('listitem')).toHaveLength(5);
    expect(within(list()).queryByRole('button', { name: 'Beyond the right edge' })).toBeNull();
    expect(within(list()).getByText('Beyond the right edge')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('scales a picture down to what the graphics card takes', async () => {
    const { pictures } = fakeGraphics({ largest: 2048 });
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(() => expect(pictures).toHaveLength(1));
    expect([pictures[0]!.width, pictures[0]!.height]).toEqual([2048, 1024]);
  });

  test('draws nothing while nothing changes, and gives all back when it goes', async () => {
    wantStillness();
    const { calls } = fakeGraphics();
    const { element, page } = await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await inView()).toHaveLength(1));
    await screen.findByText(/^Looking/);
    const drawn = calls['drawArrays'];
    const asked = vi.spyOn(window, 'requestAnimationFrame');
    fireEvent.keyDown(await sphere(), { key: 'ArrowUp' });
    await vi.waitFor(() => expect(calls['drawArrays']).toBe(drawn! + 1));
    expect(asked).toHaveBeenCalledOnce();
    page.unmount(element);
    await vi.waitFor(() => expect(calls['loseContext']).toBe(1));
    expect(calls).toMatchObject({ deleteTexture: 1, deleteBuffer: 1, deleteProgram: 1 });
    expect(document.querySelector('canvas')).toBeNull();
  });
});

describe('where no sphere can be drawn', () => {
  const flat = 'The whole panorama as a flat picture';

  test('without graphics there are the flat picture, the list, and a sentence that says why', async () => {
    fakeGraphics({ hasGraphics: false });
    await renderWidget('panorama-viewer', {
      image: { desktopImage: '/panoramas/farasan.webp', alt: 'A beach' },
      hotspots: [{ label: 'A dhow', yaw: 0, pitch: 0 }],
    });
    await start();
    expect(await screen.findByText(/^Your browser cannot show/)).toBeVisible();
    expect(screen.getByRole('region', { name: flat })).toHaveAttribute('tabindex', '0');
    expect(within(list()).getByText('A dhow')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('a picture that may not be read, or never comes, leaves the still one', async () => {
    fakeGraphics();
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('refused')) });
    await renderWidget('panorama-viewer');
    await start();
    expect(await screen.findByText(/^The panorama could not be loaded/)).toBeVisible();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/panoramas/hegra-still.webp');
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('while the graphics are lost there is the flat picture; they come back by themselves', async () => {
    const { calls } = fakeGraphics();
    await renderWidget('panorama-viewer', {
      image: { desktopImage: '/panoramas/farasan.webp', alt: 'A beach' },
    });
    await start();
    await sphere();
    await vi.waitFor(() => expect(calls['drawArrays']).toBeGreaterThan(0));
    const canvas = document.querySelector('canvas')!;
    const lost = new Event('webglcontextlost', { cancelable: true });
    canvas.dispatchEvent(lost);
    expect(lost.defaultPrevented, 'else a browser restores nothing').toBe(true);
    expect(await screen.findByText(/^The panorama has been interrupted/)).toBeVisible();
    expect(screen.getByRole('region', { name: flat })).toBeVisible();
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    await vi.waitFor(() => expect(screen.queryByText(/^The panorama has been interrupted/)).toBeNull());
    expect(calls['createTexture']).toBe(2);
  });

  test('to a browser that asks for little data no panorama is offered', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await renderWidget('panorama-viewer');
    expect(screen.getByText(/^To save data/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(within(list()).getAllByRole('listitem')).toHaveLength(5);
  });
});

describe('a panorama that turns by itself', () => {
  /** How far its compass has turned. */
  const turned = () =>
    vi.waitFor(() => {
      const degrees = parseFloat(screen.getByText('N').parentElement!.style.rotate);
      expect(degrees).not.toBeNaN();
      return degrees;
    });

  test('has a pause button before it, and stops at the first thing a visitor does', async () => {
    fakeGraphics();
    await renderWidget('panorama-viewer', 'bare-picture');
    await start();
    const pause = await screen.findByRole('button', { name: 'Stop turning' });
    expect(pause.compareDocumentPosition(await sphere())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const before = await turned();
    await vi.waitFor(async () => expect(await turned()).toBeLessThan(before));
    fireEvent.keyDown(await sphere(), { key: 'ArrowUp' });
    expect(await screen.findByRole('button', { name: 'Turn by itself' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn by itself' }));
    const resting = await turned();
    await vi.waitFor(async () => expect(await turned()).toBeLessThan(resting));
    await userEvent.click(screen.getByRole('button', { name: 'Stop turning' }));
    expect(screen.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
  });

  test('rests for visitors who want less motion, without a button', async () => {
    wantStillness();
    const { calls } = fakeGraphics();
    await renderWidget('panorama-viewer', 'bare-picture');
    await start();
    await vi.waitFor(() => expect(calls['drawArrays']).toBeGreaterThan(0));
    expect(await screen.findByText(/^Looking/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /turn/i })).toBeNull();
  });

  test('rests while its tab is hidden', async () => {
    fakeGraphics();
    const state = vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
    await renderWidget('panorama-viewer', 'bare-picture');
    await start();
    expect(await screen.findByText(/^Looking/)).toBeInTheDocument();
    const before = await turned();
    state.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await turned()).toBeLessThan(before));
  });
});

describe('looking around by moving the device', () => {
  const tell = (alpha: number | null, beta = 90) =>
    window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta, gamma: 0 }));
  const name = 'Look around by moving the device';

  test('is offered where the device tells how it is held, and follows once it is asked for', async () => {
    wantStillness();
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    await vi.waitFor(async () => expect(await inView()).toEqual(['The lonely castle']));
    tell(null);
    expect(screen.queryByRole('button', { name })).toBeNull();
    tell(0);
    const button = await screen.findByRole('button', { name });
    tell(70);
    expect(await inView()).toEqual(['The lonely castle']);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    tell(0);
    tell(70);
    await vi.waitFor(async () => expect(await inView()).toEqual(['The sun in its last quarter of an hour']));
    await userEvent.click(button);
    tell(0);
    expect(await inView()).toEqual(['The sun in its last quarter of an hour']);
  });

  test('asks for permission at the press alone, and says where it is refused', async () => {
    const requestPermission = vi.fn<() => Promise<string>>(() => Promise.resolve('denied'));
    vi.stubGlobal('DeviceOrientationEvent', Object.assign(class extends Event {}, { requestPermission }));
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }),
    );
    fakeGraphics();
    await renderWidget('panorama-viewer');
    await start();
    const button = await screen.findByRole('button', { name });
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not allow/);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('an author', () => {
  test('sees the still picture and where each point stands, and nothing to start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('panorama-viewer', 'faulty-points', { cmsMode: 'author' });
    expect(screen.getByRole('region', { name: 'The whole panorama as a flat picture' })).toBeVisible();
    expect(screen.getByText('Yaw -14°, pitch 8°')).toBeVisible();
    expect(screen.getByText('Yaw 181°, pitch 0° · Outside the sphere: only in the list')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Look around' })).toBeNull();
  });

  test.each([
    ['2.02 to 1', [2020, 1000], false],
    ['2.05 to 1', [2050, 1000], true],
    ['16 to 9', [1280, 720], true],
  ])('whose panorama is %s is told so only where that is wrong', async (_, size, isWrong) => {
    fakeGraphics({ size });
    const made = vi.spyOn(Document.prototype, 'createElement');
    await renderWidget('panorama-viewer', 'wrong-ratio', { cmsMode: 'author' });
    await vi.waitFor(() => {
      const images = made.mock.results.flatMap(({ value }) =>
        value instanceof HTMLImageElement ? value : [],
      );
      const alone = images.filter((image) => !image.isConnected && image.src);
      expect(alone).toHaveLength(1);
      alone[0]!.dispatchEvent(new Event('load'));
    });
    await vi.dynamicImportSettled();
    const note = () =>
      screen.queryByText(
        new RegExp(`^The panorama is ${size.map((side) => side.toLocaleString('en')).join(' × ')} px`),
      );
    await vi.waitFor(() => expect(note() !== null).toBe(isWrong));
  });

  test('without a picture is asked for one', async () => {
    await renderWidget('panorama-viewer', 'empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'panorama-viewer' })).toHaveTextContent('image');
  });
});

test('fills the screen where the platform gives it', async () => {
  fakeGraphics();
  const request = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: true, configurable: true });
  Object.assign(Element.prototype, { requestFullscreen: request });
  await renderWidget('panorama-viewer');
  await start();
  await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }));
  expect(request).toHaveBeenCalledOnce();
  Reflect.deleteProperty(Document.prototype, 'fullscreenEnabled');
});
