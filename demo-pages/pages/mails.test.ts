// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { readConfig } from '#src/schema/read-config.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { answerPage } from '../routes.ts';

const token = 'mail-u-default';

async function read(path: string): Promise<Document> {
  const answer = await answerPage(new Request(`http://demo.test${path}`), '/src/not-built-loader.ts');
  expect(answer?.status).toBe(200);
  return new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
}

const pages = [
  ['individual/subscriptions', 'subscription-centre'],
  ['unsubscribe', 'unsubscribe-page'],
].flatMap(([page = '', widget = '']) =>
  languages.map((language): [string, string, Language] => [page, widget, language]),
);

describe.each(pages)('%s (%s) in %s', (page, widget, language) => {
  test('is configured without a fault, and says without a script whom to write to', async () => {
    const document = await read(`/${language}/${page}.html`);
    const element = document.querySelector(`[data-component="${widget}"]`);
    const { default: definition } = (await import(`../../widgets/${widget}/widget.ts`)) as {
      default: AnyWidget;
    };
    const { issues } = readConfig(definition.schema, element?.querySelector('script')?.textContent ?? '');
    expect(issues).toEqual([]);
    expect(element?.querySelector('a[href^="mailto:"]')?.textContent?.trim()).not.toBe('');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/undefined/);
  });
});

test('the page that a mail’s link opens has the link’s token nowhere in its HTML', async () => {
  const answer = await answerPage(
    new Request(`http://demo.test/en/unsubscribe.html?token=${token}&bar=on`),
    '/src/not-built-loader.ts',
  );
  expect(answer?.html).not.toContain(token);
});

test('switches of the origin leave the address, the token of a mail stays', async () => {
  const request = new Request(`http://demo.test/en/unsubscribe.html?token=${token}&demo=slow%3D1`);
  expect(await answerPage(request, '/src/not-built-loader.ts')).toMatchObject({
    status: 302,
    location: `/en/unsubscribe.html?token=${token}`,
  });
});

test('the user menu leads to all choices, and a sample mail to the page that ends it', async () => {
  const home = await read('/en/home.html');
  expect(home.querySelector('[data-component=header] > script')?.textContent).toContain(
    '/en/individual/subscriptions.html',
  );
  const mail = await read('/en/sample-mail.html');
  expect([...mail.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toContain(
    `/en/unsubscribe.html?token=${token}`,
  );
});
