import { afterEach, beforeEach, vi } from 'vitest';
import type { Phase, Platform, Registry, TourismWidgets } from '../loader/contract.ts';
import { createLoader } from '../loader/create-loader.ts';
import { ChunkLoadError } from '../loader/errors.ts';
import { nearest } from '../loader/nearest.ts';
import { createPlatform } from '../loader/platform/platform.tsx';
import { directionOf, type Language } from '#src/i18n/languages.ts';
import { byId } from '#src/page/dom.ts';
import { fakes, forgetFakes } from './fake-widgets.tsx';

/** What is known of a page with fakes. */
export interface FakePage {
  readonly widgets: TourismWidgets;
  /** Names whose files were asked for, in order. */
  readonly asked: readonly string[];
  /** Lets the files arrive of a widget that was held back. */
  readonly arrive: (name: string) => void;
  /** All `widget:` events that reached the document, as `name event phase`. */
  readonly events: readonly string[];
}

/** What may differ from page to page. */
export interface FakePageOptions {
  readonly language?: Language;
  readonly bodyData?: Readonly<Record<string, string>>;
  /** Names of widgets whose files are kept back until `arrive`. */
  readonly held?: readonly string[];
  /** The list of names does not come. */
  readonly isListAbsent?: boolean;
  /** Names that nobody has and that find a widget, with its name. */
  readonly hits?: Readonly<Record<string, string>>;
  /** The part of the address that names a place on the page, `#questions`. */
  readonly hash?: string;
}

/** Makes the document a page with these mount elements and starts the loader on it. */
export function startFakePage(html: string, options: FakePageOptions = {}): FakePage {
  const { language = 'en', bodyData = {}, held = [], hits = {}, hash = '' } = options;
  history.replaceState(null, '', `/${language}/page.html`);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  Object.assign(document.body.dataset, bodyData);
  document.body.innerHTML = html;
  location.hash = hash;
  forgetFakes();

  const asked: string[] = [];
  const events: string[] = [];
  const gates = new Map(held.map((name) => [name, Promise.withResolvers<void>()]));

  for (const type of ['widget:mounted', 'widget:failed']) {
    const log = (event: Event) => {
      const { name, phase } = (event as CustomEvent<{ name: string; phase?: Phase }>).detail;
      events.push([name, type.slice('widget:'.length), phase].filter(Boolean).join(' '));
    };
    document.body.addEventListener(type, log);
    endings.push(() => document.body.removeEventListener(type, log));
  }

  let platform: Platform | undefined;
  const loadPlatform = () =>
    Promise.resolve(
      (platform ??= createPlatform({ default: { close: 'Close' } }, language, 'consent=quiet')),
    );
  const registry: Registry = {
    findNearest: (name) =>
      options.isListAbsent
        ? Promise.reject(new ChunkLoadError('https://example.org/assets/names.js', 'missing'))
        : Promise.resolve(nearest(name, [...fakes.keys()])),
    loadPlatform,
    find(name) {
      const fake = fakes.get(hits[name] ?? name);
      return (
        fake && {
          trigger: fake.trigger ?? 'load',
          mode: fake.mode,
          async load() {
            asked.push(name);
            if (fake.isAbsent) throw new ChunkLoadError(`https://example.org/assets/${name}.js`, 'missing');
            await gates.get(name)?.promise;
            return { platform: await loadPlatform(), definition: fake.definition, messages: {} };
          },
        }
      );
    },
  };
  return {
    widgets: createLoader(registry, 'test'),
    asked,
    events,
    arrive: (name) => gates.get(name)?.resolve(),
  };
}

/** Each test of the file may start a page, which ends with the test; the console's errors are kept from the output. */
export function setFakePages(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(endFakePages);
}

const endings: (() => void)[] = [];

/** Ends what a page listened to; for `afterEach`. */
export const endFakePages = (): void => endings.splice(0).forEach((end) => end());

/** Lets every task that is due have its turn: the loader looks at changes in a task of its own. */
export async function nextTasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** The mount element with this id. */
export const mountElement = (id: string): HTMLElement => {
  const element = byId(id);
  if (!element) throw new Error(`No element has the id ${id}.`);
  return element;
};

/** Resolves with what becomes of the mount element with this id, as soon as it is no longer under way. */
export const outcomeOf = (id: string): Promise<string> =>
  vi.waitFor(() => {
    const status = statusOf(id) ?? '';
    if (!/mounted|failed|skipped/.test(status)) throw new Error(`${id} is ${status}`);
    return status;
  });

/** What became of the mount element with this id. */
export const statusOf = (id: string): string | undefined => mountElement(id).dataset['status'];

/** A configuration in the script that a CMS writes. */
export const configScript = (config: unknown): string =>
  `<script type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;

/** A mount element with a fallback that names it. */
export const mountHtml = (name: string, id: string, config?: unknown, attributes = ''): string =>
  `<div data-component="${name}" id="${id}" ${attributes}>${config === undefined ? '' : configScript(config)}<p>Fallback of ${id}</p></div>`;
