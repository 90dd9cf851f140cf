import { expect, test } from 'vitest';
import { setStage } from '#testing/browser/stage.ts';

/** What only a browser shows of a mail's link: addresses, the history and what other hosts are told. */

const stage = setStage();

const token = 'mail-u-odd';

test('a mail scanner, a prefetch and the page itself change nothing; a press does, and no address keeps the token', async () => {
  const link = `/en/unsubscribe.html?token=${token}`;
  const calls = (name: string) => stage.server.origin.calls.filter((call) => call.name === name);
  for (const purpose of ['', 'prefetch'])
    await fetch(stage.server.url + link, { headers: { 'Sec-Purpose': purpose } });
  expect(stage.server.origin.calls).toEqual([]);

  const page = await stage.open('/en/sample-mail.html?bar=off');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.evaluate((address) => location.assign(address), `${link}&bar=off`);
  const leave = page
    .locator('[data-component="unsubscribe-page"]')
    .getByRole('button', { name: 'Unsubscribe', exact: true });
  await leave.waitFor();
  expect(calls('N1')).toHaveLength(1);
  expect(calls('N2')).toHaveLength(0);
  expect(page.url()).not.toContain(token);

  await leave.click();
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('You are unsubscribed');
  expect(calls('N2')).toHaveLength(1);
  const withToken = asked
    .filter((request) => request.includes(token))
    .map((request) => request.split('?', 1)[0]);
  expect(new Set(withToken.map((address) => new URL(address ?? '').pathname))).toEqual(
    new Set(['/en/unsubscribe.html', '/bin/users/retrieve-subscriptions']),
  );
  expect(await page.content()).not.toContain(token);

  await page.goBack();
  await page.goForward();
  await page.getByText('To unsubscribe, open the link').waitFor();
  expect(page.url()).not.toContain(token);
});
