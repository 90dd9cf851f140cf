import { beforeAll, expect, test } from 'vitest';
import { initialOf, over } from '../../../cms/aem/initial.ts';
import { storedOf } from '../../../cms/aem/stored.ts';
import type { Field } from '../../../cms/form/form.ts';
import { setBrowser } from '../browser.ts';
import { examples, release, server } from './context.ts';
import { signIn } from './editor.ts';
import { formOf, writePage } from './site.ts';
import { jsonOf, readingOf, renderedConfigs, textOf } from './stored-config.ts';

/** Every dialog, drawn as a plain form: an author who opens it and saves has changed nothing. */

const browsing = setBrowser();

const shown = release.forms.map((form) => {
  const example = examples.find(({ widget, name }) => widget === form.name && name === 'default')!;
  return { form, example, stored: jsonOf(over(storedOf(form, example.config), initialOf(form))) };
});

/** A configuration with what a dialog stores of fields that nobody has touched: a checkbox that is off is stored as such. */
const untouched = (fields: readonly Field[], config: Fields): Fields => ({
  ...config,
  ...Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = config[field.name];
      if (field.kind === 'flag' && !field.initial) return [[field.name, value ?? false]];
      if (field.kind === 'list' && Array.isArray(value))
        return [[field.name, value.map((entry: Fields) => untouched(field.fields, entry))]];
      if (field.kind === 'group' || field.kind === 'image' || field.kind === 'video')
        return [[field.name, untouched(field.fields, (value ?? {}) as Fields)]];
      return [];
    }),
  ),
});

type Fields = Readonly<Record<string, unknown>>;

let path: string;
const saved = new Map<string, string>();
const failures: string[] = [];

beforeAll(async () => {
  const contents = shown.map(({ form: { name }, stored }) => [name, { widget: name, stored }] as const);
  path = await writePage(server, 'dialogs', Object.fromEntries(contents));
});

// A dialog of many fields takes some seconds on a machine that does other things as well.
test('every dialog is drawn, and sends its fields', { timeout: 5_000 * shown.length }, async () => {
  const page = await browsing.newPage();
  await signIn(page, server);
  for (const { form } of shown) {
    await page.goto(server.url + formOf(form.name, `${path}/jcr:content/content/${form.name}`));
    await page.locator('form[data-ready], form[data-failed]').waitFor();
    const failure = page.locator('form[data-failed] [role="alert"]');
    if (await failure.isVisible()) {
      failures.push(`${form.name}: ${await failure.textContent()}`);
      continue;
    }
    const status = await page.evaluate(async () => {
      const sent = document.querySelector('form')!;
      sent.dispatchEvent(new Event('submit', { cancelable: true }));
      const body = new FormData(sent);
      return (await fetch(sent.getAttribute('action')!, { method: 'POST', body })).status;
    });
    if (status !== 200) failures.push(`${form.name}: answered ${status}`);
  }
  expect(failures).toEqual([]);
  for (const [name, text] of await renderedConfigs(
    path,
    shown.map(({ form }) => form.name),
  ))
    saved.set(name, text);
});

test.each(shown.map(({ form, example }) => [form.name, form, example] as const))(
  'the dialog of %s, saved as it was opened, leaves what was meant',
  (_, form, { config }) => {
    const meant = untouched(
      form.tabs.flatMap(({ fields }) => fields),
      config,
    );
    expect(readingOf(form.name, saved.get(form.name)!)).toEqual(readingOf(form.name, textOf(meant)));
  },
);
