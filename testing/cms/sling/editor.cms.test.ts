import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shoot, setBrowser } from '../browser.ts';
import { server } from './context.ts';
import { openEditor, signIn, type Editor } from './editor.ts';
import { addressOf, testPages, writePage, type Contents } from './site.ts';

/** What an author does in the page editor of Sling CMS: the widgets of the page come and go as its components do. */

const browsing = setBrowser();

const questions: Contents[string] = {
  widget: 'accordion',
  stored: {
    title: 'Before you travel',
    items: {
      'jcr:primaryType': 'nt:unstructured',
      item0: { 'jcr:primaryType': 'nt:unstructured', heading: 'Visa', body: '<p>Online.</p>' },
    },
  },
};
const words = (title: string): Contents[string] => ({
  widget: 'rich-text',
  stored: { title, body: '<p>Words of an author.</p>' },
});

/** Opens a page of the site in the editor. */
async function edit(contents: Contents): Promise<Editor> {
  const path = await writePage(server, 'editor', contents);
  const page = await browsing.newPage();
  await signIn(page, server);
  return openEditor(page, server, path);
}

/** The widget in a component's frame, which bears the same attribute with a path. */
const widget = '[data-component]:not([data-component*="/"])';
const widgetIn = (component: Locator): Locator => component.locator(widget);

const mounted = (component: Locator) => component.locator(`${widget}[data-status="mounted"]`).waitFor();

/** Paths of the page's components, in its order. */
const pathsOf = ({ content }: Editor) =>
  content
    .locator('main [data-sling-cms-resource-path]')
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset['slingCmsResourcePath']!));

const nodeOf = (name: string) => `${testPages}/editor/jcr:content/content/${name}`;

describe('an author', () => {
  let editor: Editor;

  test('adds a widget, is told what it needs, fills in its dialog and sees it', async () => {
    editor = await edit({});
    const path = await editor.insert('Accordion');
    const component = editor.component(path);
    await mounted(component);
    expect(await component.textContent()).toContain('Nothing to show yet');
    await editor.edit(path);
    await editor.dialog.getByLabel('Title', { exact: true }).fill('Before you travel');
    for (const [index, title] of ['Visa', 'Money'].entries()) {
      await editor.dialog
        .getByRole('group', { name: 'Sections' })
        .getByRole('button', { name: 'Add' })
        .click();
      const section = editor.dialog.locator('[data-entry]').nth(index);
      await section.getByLabel('Heading').fill(title);
      await section.getByLabel('Text').fill(`<p>About ${title}.</p>`);
    }
    await shoot(editor.page, 'editor-dialog');
    await editor.save();
    await mounted(editor.component(path));
    const heading = widgetIn(editor.component(path)).getByRole('heading', { name: 'Before you travel' });
    expect(await heading.count()).toBe(1);
    expect(await server.node(path)).toMatchObject({
      items: { item0: { heading: 'Visa' }, item1: { heading: 'Money' } },
    });
  });

  test('changes a value, and the other widgets stay as they are', async () => {
    editor = await edit({ first: words('First'), second: questions, third: words('Third') });
    const [first = '', second = '', third = ''] = ['first', 'second', 'third'].map(nodeOf);
    for (const path of [first, second, third]) {
      await mounted(editor.component(path));
      await widgetIn(editor.component(path)).evaluate((element) =>
        Object.assign(element.querySelector('[data-widget-root] *')!, { mark: 'kept' }),
      );
    }
    await editor.edit(first);
    await editor.dialog.getByLabel('Title', { exact: true }).fill('Changed');
    await editor.save();
    await widgetIn(editor.component(first)).getByRole('heading', { name: 'Changed' }).waitFor();
    const marks = [first, second, third].map((path) =>
      widgetIn(editor.component(path)).evaluate(
        (element) => (element.querySelector('[data-widget-root] *') as unknown as { mark?: string }).mark,
      ),
    );
    expect(await Promise.all(marks)).toEqual([undefined, 'kept', 'kept']);
  });

  test('reorders widgets, and takes one away', async () => {
    editor = await edit({ first: words('First'), second: questions, third: words('Third') });
    const [first = '', second = '', third = ''] = ['first', 'second', 'third'].map(nodeOf);
    await editor.reorder(third, 0);
    expect(await pathsOf(editor)).toEqual([third, first, second]);
    for (const path of [first, second, third]) await mounted(editor.component(path));
    await editor.remove(first);
    expect(await pathsOf(editor)).toEqual([third, second]);
    for (const path of [second, third]) await mounted(editor.component(path));
    expect(await server.node(first)).toBeUndefined();
  });

  test('is told in place which field is wrong and what is expected', async () => {
    editor = await edit({ first: words('First'), second: questions });
    const path = await editor.insert('Promotional banner');
    await editor.edit(path);
    await editor.dialog.getByLabel('Title', { exact: true }).fill('Winter in AlUla');
    await editor.dialog.getByRole('group', { name: 'Buttons' }).getByRole('button', { name: 'Add' }).click();
    const button = editor.dialog.locator('[data-entry]').first();
    await button.getByLabel('Label').fill('Plan');
    await button.getByLabel('Link').fill('javascript:alert(1)');
    await editor.save();
    const component = editor.component(path);
    await mounted(component);
    await expect.poll(() => component.textContent()).toContain('ctas[0].ctaLink');
    await component.scrollIntoViewIfNeeded();
    await shoot(editor.page, 'editor-error');
    expect(await component.textContent()).toContain('address');
  });

  test('looks at the page as visitors will have it: nothing is said to authors there', async () => {
    editor = await edit({ first: words('First'), second: { widget: 'rich-text' } });
    await mounted(editor.component(nodeOf('first')));
    const preview = await editor.page.context().newPage();
    await preview.goto(server.url + addressOf(`${testPages}/editor`));
    await preview.getByRole('heading', { name: 'First' }).waitFor();
    expect(await preview.locator('body').getAttribute('data-cms-mode')).toBe('publish');
    expect(await preview.locator('[data-widget-root="author"]').count()).toBe(0);
  });
});
