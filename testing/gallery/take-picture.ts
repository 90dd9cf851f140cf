import type { Browser, Page } from 'playwright-core';
import { users } from '#origin/data.ts';
import { exampleAddress, type ShownWidget } from '../../demo-pages/widgets.ts';
import { frameAround, picture, type Frame } from './frame.ts';
import { findInk } from './ink.ts';

/** Windows, the widest first: what is low in a wide one is drawn again in a narrower one, where it is larger. */
const windows = [1200, 840, 600, 480] as const;

/** A frame that is filled so far is good enough. */
const enough = 0.5;

/** In bytes. What is heavier is taken again, a step coarser. */
const heaviest = 15_000;
const qualities = [76, 66, 56, 46, 36, 28, 20] as const;

/**
 * Takes the picture of a widget: WebP, of its first example that shows something, as a visitor sees it or else somebody who
 * is signed in, at the start of the page or else at the end of a long one.
 *
 * @param origin of a server of the built demo
 * @throws Error if no example shows anything
 */
export async function takePicture(browser: Browser, origin: string, widget: ShownWidget): Promise<Buffer> {
  // The page's policy would refuse what is written into it here.
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', bypassCSP: true });
  try {
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const person = personOf(widget);
    for (const way of ['at the start', 'signed in', 'far down'] as const)
      for (const example of inOrder(widget.examples)) {
        const arrive = () => open(page, widget, example, way === 'signed in' ? person : undefined);
        const prepare = () => (way === 'far down' ? scrollFar(page) : rest(page));
        await arrive();
        await prepare();
        if (!(await findInk(page))) continue;
        if (way === 'at the start' && !(await saysMoreTo(page, widget, example, person))) await arrive();
        return await shoot(page, await bestFrame(page, prepare));
      }
  } finally {
    await context.close();
  }
  throw new Error(`${widget.name} shows nothing in any of its examples.`);
}

/**
 * English texts come first, as the page around them is English; what shows that a widget bears something is no picture of
 * it, unless there is no other.
 */
const inOrder = (examples: readonly string[]) => {
  const place = (example: string) => {
    if (/^(?:faulty|empty)/.test(example)) return 2;
    return /arabic|chinese|german|spanish|french|japanese|russian/.test(example) ? 1 : 0;
  };
  return examples.toSorted((a, b) => place(a) - place(b));
};

/** How much longer a page's text is for somebody who is signed in where it only asks others to sign in. */
const muchMore = 1.3;

/** Opens an example as somebody who is signed in. @returns whether it has much more to say to them than to others */
async function saysMoreTo(page: Page, widget: ShownWidget, example: string, person: string | undefined) {
  const length = () => page.evaluate(() => document.body.innerText.length);
  const anonymous = await length();
  await open(page, widget, example, person);
  return (await length()) > muchMore * anonymous;
}

/** Somebody for whom the widget is. */
const personOf = ({ modes }: ShownWidget) => users.find(({ mode }) => mode === modes[0])?.id;

/** Opens an example in the widest window, for a visitor or somebody who is signed in. */
async function open(page: Page, widget: ShownWidget, example: string, person: string | undefined) {
  const query = new URLSearchParams({ bar: 'off', load: 'load', ...(person && { demo: `user=${person}` }) });
  // The address before may have signed somebody in.
  await page.context().clearCookies();
  await page.setViewportSize(windowOf(windows[0]));
  await page.goto(`${exampleAddress('en', widget, example)}&${query}`);
  // The demo's own words about the widget.
  await page.evaluate(() => document.querySelector('.demo-notes')?.remove());
  await page
    .locator('[data-component]:is([data-status="mounted"], [data-status="failed"])')
    .first()
    .waitFor({ state: 'attached' });
  await rest(page);
}

const windowOf = (width: number) => ({
  width,
  height: Math.round((width * picture.height) / picture.width),
});

/** Waits until nothing is under way: answers, fonts, pictures. */
async function rest(page: Page): Promise<void> {
  // A film may be fetched as long as it plays.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture beside the view never comes.
    const inView = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < window.innerHeight && right > 0 && left < window.innerWidth && image.checkVisibility();
    });
    const wait = new Promise((resolve) => {
      setTimeout(resolve, 3000);
    });
    const decoded = Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, wait]);
    // Two frames: one that draws what has come, one that has been drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** To the end of a page that is long enough for what waits until a visitor has gone far. */
async function scrollFar(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.minBlockSize = '400vh';
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await rest(page);
}

/**
 * The frame of the widest window that it fills enough, or else of the one that it fills most; the window stays so.
 *
 * @param prepare called after each change of the window
 */
async function bestFrame(page: Page, prepare: () => Promise<void>): Promise<Frame> {
  let best: { readonly frame: Frame; readonly width: number } | undefined;
  const measure = async (width: number) => {
    await page.setViewportSize(windowOf(width));
    await prepare();
    const ink = await findInk(page);
    return ink && frameAround(ink, width);
  };
  for (const width of windows) {
    const frame = await measure(width);
    if (frame && frame.filled > (best?.frame.filled ?? 0)) best = { frame, width };
    if (frame && frame.filled >= enough) break;
  }
  const frame = best && (await measure(best.width));
  if (!frame) throw new Error('The page has become empty.');
  return frame;
}

/** What is in the frame, in the middle of the page's own ground. */
async function shoot(page: Page, { x, y, width, height, isCut }: Frame): Promise<Buffer> {
  const { ground, left, top } = await page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    left: window.scrollX,
    top: window.scrollY,
  }));
  const scale = picture.width / width;
  // What is fixed to the window would move with a larger one; what is higher than the window is not fixed.
  const { width: windowWidth, height: windowHeight } = page.viewportSize() ?? windowOf(width);
  const [upper, start] = [Math.max(y, 0), Math.max(x, 0)];
  const lower = isCut ? y + height : Math.min(y + height, windowHeight);
  const end = Math.min(x + width, windowWidth);
  const clip = { x: start + left, y: upper + top, width: end - start, height: lower - upper, scale };
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { clip, captureBeyondViewport: isCut });
  const place = { left: (start - x) * scale, top: (upper - y) * scale };
  return compress(await page.context().newPage(), data, ground, place);
}

/** A picture in PNG as WebP, at its place on a ground. */
async function compress(page: Page, png: string, ground: string, place: Record<'left' | 'top', number>) {
  await page.setViewportSize(picture);
  await page.setContent(
    `<body style="margin: 0; background: ${ground}">
      <img src="data:image/png;base64,${png}" style="position: absolute; left: ${Math.round(place.left)}px; top: ${Math.round(place.top)}px">`,
  );
  await page.evaluate(() => document.images[0]?.decode());
  const client = await page.context().newCDPSession(page);
  for (const quality of qualities) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= heaviest) return bytes;
  }
  throw new Error(`The picture is heavier than ${heaviest} bytes however coarse it is.`);
}
