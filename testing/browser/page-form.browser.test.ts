import { expect, test } from 'vitest';
import { jsonText, mountElement } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';
import { serverHtml } from './walk/server-html.ts';

/** A page that is one form, as ASP.NET and portals write it: what only a browser's parser and its Enter show. */

const stage = setStage();

test('Enter in our fields does not send the form that the page is, and a form of ours that it swallowed works', async () => {
  const config = readExample('search-box', 'default');
  const tours = { facets: [{ name: 'price', label: 'Price', kind: 'range' }] };
  const html = await serverHtml({ name: 'search-box', config, language: 'en', id: 'box' });
  const page = await stage.show(
    `<form action="/sent" id="whole">
      ${mountElement('tour-catalogue', tours, { id: 'tours', load: 'load' })}
      <div data-component="search-box" id="box" data-load="load">
        <script type="application/json">${jsonText(config)}</script><div data-prerendered>${html}</div>
      </div>
      <button>Save the page</button>
    </form>`,
    { name: 'page.html' },
  );
  await settled(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sent')) sent.push(request.url());
  });
  const bound = page.getByRole('textbox', { name: 'From' }).first();
  await bound.fill('100');
  await bound.press('Enter');
  await expect.poll(() => page.url()).toContain('100');
  expect(
    await page.evaluate(() => {
      const whole = document.querySelector('#whole');
      const controls = document.querySelectorAll<HTMLInputElement>(
        '[data-widget-root] :is(button, input, select)',
      );
      return [...controls].filter(({ form }) => form === whole).length;
    }),
  ).toBe(0);
  await page.getByRole('combobox').fill('Riyadh');
  await page.getByRole('combobox').press('Enter');
  await page.waitForURL(/search=Riyadh/);
  expect(sent).toEqual([]);
});
