import { expect, test } from 'vitest';
import { jsonText } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';
import { serverHtml } from './walk/server-html.ts';

/** What a server rendered is brought to life, not replaced (contract, section 2): the walk proves it for each widget. */

const stage = setStage();

test('HTML that an extension has changed is drawn anew, and told once', async () => {
  const name = 'promotional-banner';
  const config = { title: 'Riyadh Season', layout: 'split' };
  const html = await serverHtml({ name, config, language: 'en', id: 'w' });
  stage.expectFault(/promotional-banner: server-rendered HTML was replaced/);
  const page = await stage.show(
    `<div data-component="promotional-banner" data-load="load" id="w"><script type="application/json">${jsonText(config)}</script><div data-prerendered><b>Added</b>${html.replace('Riyadh', 'Foreign')}</div></div>`,
  );
  await settled(page);
  await page.getByRole('heading', { name: 'Riyadh Season' }).waitFor();
  expect(stage.faults).toHaveLength(1);
});
