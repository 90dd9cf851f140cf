/**
 * The script of a preview's page. It makes the page what its address says, records what the widget does, and shows what
 * the page around the frame asks for. The loader is imported after that: it finds all as if a CMS had written it.
 */
import type { Show, ShownPart, Told } from './messages.ts';
import { record } from './record.ts';
import { watchContent } from './watch-content.ts';

const { body } = document;
const query = new URLSearchParams(location.search);
body.dataset['mode'] = query.get('mode') ?? 'B2C';
body.dataset['theme'] = query.get('theme') ?? 'default';
body.dataset['cmsMode'] = query.get('cms') ?? 'publish';

const tell = (told: Told) => parent.postMessage(told, location.origin);

const loaderAddress = new URL(body.dataset['loader'] ?? '', location.href).href;
let loader: Promise<unknown> | undefined;
let isLoaded = false;
const isCalling = record((entry) => tell({ kind: 'log', entry }), new URL('.', loaderAddress).href);
const lookSoon = watchContent(
  body,
  () => !isLoaded || isCalling(),
  (isEmpty) => tell({ kind: 'drawn', isEmpty }),
);

/**
 * A configuration whose files lie where this copy of the demo does: `/images/…` is a file of the copy's root, which need
 * not be that of the host, and the demo's provider of frames has another name here.
 */
function placed(config: string): string {
  const { folders = '', host = '' } = body.dataset;
  const [named = '', here = ''] = host.split(' ');
  const hosted = named
    ? config.replaceAll(`https://${named}`, `http://${here}`).replaceAll(named, here)
    : config;
  const root = new URL('..', location.href).pathname;
  const files = new RegExp(`(?<=["'(, ])/(?=(?:${folders.replaceAll(' ', '|')})/)`, 'g');
  return root === '/' ? hosted : hosted.replaceAll(files, root);
}

/** What stands in the page, by id, with the message that it was made from. */
const shown = new Map<string, { readonly element: HTMLElement; readonly made: string }>();
addEventListener('message', ({ data, origin }: MessageEvent<Show>) => {
  // Not `source`: WebKit names this window for what a timer of the page around posts (JavaScriptCore drops the frame of a tail call).
  if (origin !== location.origin || data.kind !== 'show') return;
  show(data.parts);
  lookSoon();
  loader ??= import(/* @vite-ignore */ loaderAddress).finally(() => {
    isLoaded = true;
    lookSoon();
  });
});
tell({ kind: 'ready' });

/** Has the page hold these widgets alone; those that are as they were keep their element, and so their state. */
function show(parts: readonly ShownPart[]): void {
  for (const [id, { element }] of shown)
    if (!parts.some((part) => part.id === id)) {
      element.remove();
      shown.delete(id);
    }
  for (const part of parts) {
    const made = JSON.stringify(part);
    const before = shown.get(part.id);
    if (before?.made === made) continue;
    const element = mountElement(part);
    before?.element.replaceWith(element);
    shown.set(part.id, { element, made });
  }
  const main = document.getElementById('main')!;
  const inPlace = (place: ShownPart['place']) =>
    parts.filter((part) => part.place === place).map(({ id }) => shown.get(id)!.element);
  for (const [index, element] of inPlace('main').entries())
    if (main.children[index] !== element) main.insertBefore(element, main.children[index] ?? null);
  main.before(...inPlace('header').filter(({ isConnected }) => !isConnected));
  main.after(...inPlace('footer').filter(({ isConnected }) => !isConnected));
}

/** The mount element as a CMS writes it, its configuration in the attribute: a script may insert no script element. */
function mountElement({ id, widget, margin, config }: ShownPart): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  element.dataset['component'] = widget;
  element.dataset['load'] = 'load';
  element.dataset['margin'] = margin;
  element.dataset['config'] = placed(JSON.stringify(config));
  return element;
}
