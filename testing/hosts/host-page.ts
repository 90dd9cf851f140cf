import type { Page } from 'playwright-core';
import { readExample, shownWidgets } from '../../demo-pages/widgets.ts';
import { pageHtml } from '../browser/page-html.ts';
import type { Stage } from '../browser/stage.ts';
import { reportingPolicy } from '../browser/worker.ts';
import { defaultMount, type Host, type Look } from './hosts.ts';

/** Widgets of consumers' pages, one of each, in the order in which a page would have them. */
const last = ['footer', 'cookie-consent'];
const names = shownWidgets()
  .filter(({ modes }) => modes.includes('B2C'))
  .map(({ name }) => name)
  .toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(name: string): number {
  return name === 'header' ? -1 : last.indexOf(name) + 1;
}

/** Elements of the page itself, and a link that opens the settings of the consent. */
const own = `<div id="own"><h2>The page’s own</h2><p>A text with <a href="/en/about.html">a link</a>.</p><button type="button">Own</button><ul><li>One</li></ul></div>
<p><a id="open-consent" href="#consent">Cookies</a></p>`;

/** The widgets' own elements: what one shows of others may wait until it is seen. */
export const ownWidgets = '[data-component][id^="w-"]';

declare global {
  interface Window {
    /** How often the page's form was submitted. */
    submitted: number;
  }
}

/** What every template links. */
const templateStyles = '<link rel="stylesheet" href="/build/template.css">';

/** Path of a host's page. */
export const pathOf = (host: Host, look: Look): string => host.path?.(look) ?? `/${look.language}/page.html`;

/**
 * Opens a host's page with one of each widget, all fetched at once.
 *
 * @param withWidgets whether the page links the loader
 */
export async function openHost(stage: Stage, host: Host, look: Look, withWidgets = true): Promise<Page> {
  const { mount = defaultMount, around = (content: string) => content } = host;
  const configs = host.configs?.(look) ?? {};
  const widgets = names.map((name) =>
    mount(name, configs[name] ?? readExample(name, 'default'), { id: `w-${name}`, load: 'load' }),
  );
  const path = pathOf(host, look);
  stage.server.show('/host.css', host.css?.(look) ?? '', { 'content-type': 'text/css' });
  const html = pageHtml(own + widgets.join('\n'), {
    language: look.language,
    head: `${host.head ?? ''}<link rel="stylesheet" href="/host.css">${withWidgets ? templateStyles : ''}`,
    // The one service without which a widget has nothing to call.
    site: { userApi: { ssidDomain: '/' } },
    ...(!withWidgets && { loaders: [] }),
  });
  const [before, body = ''] = html.split(/(?<=<body[^>]*>)/);
  const [content, after] = body.split('</body>');
  stage.server.show(path, `${before}${around(content!)}</body>${after}`, {
    'content-security-policy': host.policy ?? reportingPolicy(),
  });
  const viewport = host.viewport?.(look) ?? { width: look.width, height: 900 };
  const page = await stage.open(path, { viewport, reducedMotion: 'reduce' }, async (page) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.submitted = 0;
      addEventListener(
        'submit',
        ({ target }) => {
          if ((target as Element).id === 'page-form') window.submitted++;
        },
        true,
      );
    });
    if (host.before) await page.addInitScript(host.before);
  });
  return page;
}

/** Box and computed style of each of the page's own elements, by property. */
export type OwnLooks = readonly Readonly<Record<string, string>>[];

/** How the page's own elements look. */
export const looksOfOwn = (page: Page): Promise<OwnLooks> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#own, #own *')].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => [name, style.getPropertyValue(name)]);
      return { box: [x, y, width, height].map(Math.round).join(), ...Object.fromEntries(values) };
    }),
  );

/** What is different between two looks of the page's own elements, a line each. */
export const changesOfOwn = (before: OwnLooks, after: OwnLooks): string[] =>
  before.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => `element ${index}: ${name} is ${after[index]?.[name]}, not ${value}`),
  );
