import { expect, test } from 'vitest';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { jsonText } from '../../demo-pages/html.ts';
import { readExample, shownWidgets } from '../../demo-pages/widgets.ts';
import { renderOnServer } from '../render-on-server.tsx';
import { setStage, settled } from './stage.ts';

/** What a server rendered is brought to life, not replaced (contract, section 2: `data-prerendered`). */

const stage = setStage();
const definitions = import.meta.glob<AnyWidget>('../../widgets/*/index.ts', { import: 'default' });
const words = import.meta.glob<Messages>('../../widgets/*/messages/*.json', { import: 'default' });
const sharedWords = import.meta.glob<Messages>('../../src/i18n/messages/*.json', { import: 'default' });

/**
 * Keeps the nodes that stand in a prerendered element when the page arrives, to compare. What only keeps a place until
 * somebody knows who the visitor is (`data-pending`) goes as soon as that is known.
 */
function keepNodes(): void {
  new MutationObserver((_records, observer) => {
    if (!document.querySelector('#after')) return;
    observer.disconnect();
    Object.assign(window, {
      kept: [...document.querySelectorAll('[data-prerendered] :not([data-pending], [data-pending] *)')],
    });
  }).observe(document, { childList: true, subtree: true });
}

test.each(
  shownWidgets().flatMap(({ name }) => (['en', 'ar'] as const).map((language) => ({ name, language }))),
)('$name in $language keeps the nodes that the server sent', async ({ name, language }) => {
  const config = readExample(name, 'default');
  const definition = await definitions[`../../widgets/${name}/index.ts`]!();
  const messages = (await words[`../../widgets/${name}/messages/${language}.json`]?.()) ?? {};
  const shared = (await sharedWords[`../../src/i18n/messages/${language}.json`]?.()) ?? {};
  const html = renderOnServer({ name, definition, config, messages, shared, language, id: 'w' });
  expect(html).not.toMatch(/\sstyle=/);
  const page = await stage.show(
    `<div data-component="${name}" id="w"><script type="application/json">${jsonText(config)}</script><div data-prerendered>${html}</div></div><p id="after"></p>`,
    { language, before: (page) => page.addInitScript(keepNodes) },
  );
  await settled(page, '#w');
  const lost = await page.evaluate(() => {
    const { kept } = window as unknown as { readonly kept: readonly Element[] };
    return kept.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(lost).toEqual([]);
});

test('HTML that an extension has changed is drawn anew, and told once', async () => {
  const definition = await definitions['../../widgets/promotional-banner/index.ts']!();
  const config = { title: 'Riyadh Season', layout: 'split' };
  const shared = (await sharedWords['../../src/i18n/messages/en.json']?.()) ?? {};
  const html = renderOnServer({
    name: 'promotional-banner',
    definition,
    config,
    messages: {},
    shared,
    language: 'en',
    id: 'w',
  });
  stage.expectFault(/promotional-banner: server-rendered HTML was replaced/);
  const page = await stage.show(
    `<div data-component="promotional-banner" data-load="load" id="w"><script type="application/json">${jsonText(config)}</script><div data-prerendered><b>Added</b>${html.replace('Riyadh', 'Foreign')}</div></div>`,
  );
  await settled(page);
  await page.getByRole('heading', { name: 'Riyadh Season' }).waitFor();
  expect(stage.faults).toHaveLength(1);
});
