import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributeErrors, type Candidate } from './attribute-error.ts';

// Somebody else's folder of the same name must not be taken for that of our sources.
const folder = 'https://cdn.example.org/widgets/v1/assets/';
const [gallery, form] = [{ schema: 'gallery' }, { schema: 'form' }];

/** What lies where: a file of each widget, and one that both share. */
const modules = new Map<string, object>([
  [`${folder}gallery.js`, { default: gallery }],
  [`${folder}form.js`, { default: form }],
  [`${folder}shared.js`, { a: 1 }],
]);
const load = (url: string) =>
  modules.has(url) ? Promise.resolve(modules.get(url)) : Promise.reject(new Error('no such module'));

const endings: (() => void)[] = [];
let watch: ReturnType<typeof attributeErrors>;

beforeEach(() => {
  watch = attributeErrors(folder, load);
});
afterEach(() => endings.splice(0).forEach((end) => end()));

/** A widget on the page; its element is where React listens. */
function place(name: string, definition: object) {
  const root = document.createElement('div');
  root.innerHTML = '<button>Press</button>';
  document.body.append(root);
  const candidate = { name, definition, root, onError: vi.fn<Candidate['onError']>() };
  return { ...candidate, leave: watch(candidate), button: root.firstElementChild as HTMLElement };
}

/** An error that was thrown in a file. */
function thrownIn(file: string, message = 'broken', line = 'at handler'): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    ${line} (${file}:1:203)\n    at dispatch (${folder}platform.js:1:77)`;
  return error;
}

const report = (error: unknown) => void window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

/** As React does: a listener at the widget's element, which reports what a handler threw. */
function handleWith(root: Element, type: string, handle: () => unknown) {
  const listen = () => {
    try {
      handle();
    } catch (error) {
      report(error);
    }
  };
  root.addEventListener(type, listen);
  endings.push(() => root.removeEventListener(type, listen));
}

const throwing = (error: Error) => () => {
  throw error;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('an error in an event handler is the fault of the widget that handles it', () => {
  test.each(['gallery.js', 'shared.js', 'unknown.js'])('thrown in %s', async (file) => {
    const [one, other, third] = [place('gallery', gallery), place('gallery', gallery), place('form', form)];
    const error = thrownIn(folder + file);
    handleWith(one.root, 'click', throwing(error));
    one.button.click();
    await settle();
    expect(one.onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(other.onError).not.toHaveBeenCalled();
    expect(third.onError).not.toHaveBeenCalled();
  });

  test.each(['keydown', 'input', 'submit', 'pointerdown', 'focusin', 'change'])('during %s', async (type) => {
    const [one, other] = [place('gallery', gallery), place('gallery', gallery)];
    handleWith(one.root, type, throwing(thrownIn(`${folder}gallery.js`)));
    one.button.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(one.onError).toHaveBeenCalledOnce();
    expect(other.onError).not.toHaveBeenCalled();
  });

  test('though another event came and went meanwhile', async () => {
    const [one, other] = [place('gallery', gallery), place('gallery', gallery)];
    handleWith(one.root, 'click', () => {
      other.button.dispatchEvent(new Event('focusin', { bubbles: true }));
      throw thrownIn(`${folder}shared.js`);
    });
    one.button.click();
    await settle();
    expect(one.onError).toHaveBeenCalledOnce();
    expect(other.onError).not.toHaveBeenCalled();
  });

  test('in a Firefox, where stacks look otherwise', async () => {
    const one = place('gallery', gallery);
    const error = thrownIn('');
    error.stack = `handler@${folder}gallery.js:1:203\ndispatch@${folder}platform.js:1:77\n`;
    handleWith(one.root, 'click', throwing(error));
    one.button.click();
    await settle();
    expect(one.onError).toHaveBeenCalledOnce();
  });
});

describe('an error in a promise or a timer is the fault of the only widget whose own code threw it', () => {
  test.each([
    ['promise', reject],
    ['timer', report],
  ])('%s', async (_, happen) => {
    const [one, other] = [place('gallery', gallery), place('form', form)];
    happen(thrownIn(`${folder}gallery.js`, 'late', 'at async save'));
    await settle();
    expect(one.onError).toHaveBeenCalledOnce();
    expect(other.onError).not.toHaveBeenCalled();
  });

  test('while developing, in any file of its folder', async () => {
    watch = attributeErrors('http://localhost:5173/', load);
    const [one, other] = [place('gallery', gallery), place('form', form)];
    reject(thrownIn('http://localhost:5173/widgets/gallery/save.ts?t=17'));
    await settle();
    expect(one.onError).toHaveBeenCalledOnce();
    expect(other.onError).not.toHaveBeenCalled();
  });
});

describe('nobody is blamed', () => {
  const innocent = () => [place('gallery', gallery), place('form', form)] as const;
  /** Names of those that were blamed. */
  async function blamed(widgets: readonly ReturnType<typeof place>[]) {
    await settle();
    return widgets.filter(({ onError }) => onError.mock.calls.length > 0).map(({ name }) => name);
  }

  test.each([
    ['the page’s own code', thrownIn('https://site.example/app.js')],
    ['a browser extension', thrownIn('chrome-extension://abc/content.js')],
    ['code of ours that no widget has for itself', thrownIn(`${folder}shared.js`)],
    ['code that is not there', thrownIn(`${folder}gone.js`)],
    [
      'code whose message names our files',
      thrownIn('https://site.example/app.js', `see ${folder}gallery.js:1:1`),
    ],
    ['a script of another origin, of which nothing is told', null],
    ['something that is no error', 'broken'],
    ['an error without a stack', Object.assign(new Error('x'), { stack: undefined })],
  ])('for what %s threw', async (_, error) => {
    const widgets = innocent();
    report(error);
    reject(error);
    expect(await blamed(widgets)).toEqual([]);
  });

  test('for what the page’s code threw while a widget handled an event', async () => {
    const widgets = innocent();
    handleWith(widgets[0].root, 'click', throwing(thrownIn('https://site.example/analytics.js')));
    widgets[0].button.click();
    expect(await blamed(widgets)).toEqual([]);
  });

  test('for what the page’s own listeners on a widget’s elements threw', async () => {
    const widgets = innocent();
    handleWith(widgets[0].button, 'click', throwing(thrownIn('https://site.example/app.js')));
    handleWith(document.body, 'click', throwing(thrownIn(`${folder}shared.js`)));
    widgets[0].button.click();
    expect(await blamed(widgets)).toEqual([]);
  });

  test('for another widget’s error while it handled an event itself, but that one', async () => {
    const [one, other] = innocent();
    handleWith(one.root, 'click', throwing(thrownIn(`${folder}form.js`)));
    one.button.click();
    await settle();
    expect(one.onError).not.toHaveBeenCalled();
    expect(other.onError).toHaveBeenCalledOnce();
  });

  test('for a promise where there are two of a kind, or have been', async () => {
    const [one, other] = [place('gallery', gallery), place('gallery', gallery)];
    reject(thrownIn(`${folder}gallery.js`));
    expect(await blamed([one, other])).toEqual([]);
    other.leave();
    reject(thrownIn(`${folder}gallery.js`));
    expect(await blamed([one, other])).toEqual([]);
  });

  test('who has left', async () => {
    const one = place('gallery', gallery);
    one.leave();
    handleWith(one.root, 'click', throwing(thrownIn(`${folder}gallery.js`)));
    one.button.click();
    expect(await blamed([one])).toEqual([]);
  });
});
