import { expect, test } from 'vitest';
import { readMenus } from '../../demo-pages/template/content.ts';
import { offers } from '../../origin/data.ts';
import { setStage } from '../browser/stage.ts';
import { arrived, banner, choosePerson, signIn, wide, widgetOf } from '../browser/visitor.ts';

/** What a traveller has of a membership: the way into the programme, and codes of offers that are not for everybody. */

const stage = setStage();
const { labels, userMenu } = readMenus('en');

test('who joins has a card at once, and after a reload; who signs out leaves none', async () => {
  const page = await stage.open('/en/home.html?bar=off', wide);
  await arrived(page, 'header');
  const { firstName: name } = await signIn(page, 'u-odd');
  await banner(page).getByRole('button', { name }).click();
  const way = userMenu.find(({ url }) => url.endsWith('/individual/loyalty'))!.label;
  await page.getByRole('menuitem', { name: way }).click();
  await page.waitForURL(/\/individual\/loyalty/);
  const widget = widgetOf(page, 'loyalty-enrolment');
  await widget.getByRole('heading', { name: 'Join Rihla Members' }).waitFor();

  // Nothing goes out as long as an answer is missing.
  const posted: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('enrol'))
      posted.push(request.postDataJSON());
  });
  await widget.getByLabel('First name').fill('Nour');
  await widget.getByLabel('Last name').fill('Damour');
  await widget.getByLabel('Mobile').fill('+49 30 000000');
  const join = widget.getByRole('button', { name: 'Join now' });
  await join.click();
  await widget.getByRole('alert').waitFor();
  expect(posted).toEqual([]);
  await widget.getByLabel('Date of birth').fill('1990-05-05');
  await widget.getByRole('checkbox', { name: /I have read the terms/ }).check();
  await join.click();
  await widget.getByRole('heading', { name: 'Welcome to Rihla Members' }).waitFor();
  expect(posted).toMatchObject([{ loyalty: 'enrol', firstName: 'Nour', birthDate: '1990-05-05' }]);

  const code = widget.getByRole('img', { name: 'QR code of your membership number' });
  await code.waitFor();
  await widget.getByText('0 points', { exact: true }).waitFor();
  await page.reload();
  await code.waitFor();
  expect(await widget.getByRole('heading', { name: 'Join Rihla Members' }).count()).toBe(0);

  // The name of the form is that of the profile from now on.
  await banner(page).getByRole('button', { name: 'Nour', exact: true }).click();
  await page.getByRole('menuitem', { name: labels.signOutLabel }).click();
  await widget.getByText('Sign in to join Rihla Members or to see your card.').waitFor();
  expect(await page.content()).not.toContain('Membership number');
});

test('the code of a members’ offer is on no page before its visitor has signed in, and is copied after', async () => {
  const forVisitors = offers.find(({ audience }) => audience === 'signedIn')!;
  const title = forVisitors.title.en;
  const page = await stage.open('/en/home.html?bar=off', {
    ...wide,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const sent: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.json|\/search/.test(response.url())) sent.push(response.text().catch(() => ''));
  });
  await arrived(page, 'header');
  await banner(page).getByRole('button', { name: 'Offers' }).click();
  await banner(page).getByRole('link', { name: 'View all', description: 'Offers' }).click();
  await page.waitForURL(/\/offers/);
  await arrived(page, 'offers');
  const list = widgetOf(page, 'offers');
  await list.getByRole('link', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByText('This offer is for members. Sign in to see its code.').waitFor();
  expect(new URL(page.url()).searchParams.get('offer')).toBe(forVisitors.id);
  expect(await page.content()).not.toContain(forVisitors.code);
  expect((await Promise.all(sent)).join(' ')).not.toContain(forVisitors.code);

  await dialog.getByRole('button', { name: 'Sign in' }).click();
  const asked = page.getByRole('dialog', { name: 'Sign in to Rihla' });
  await asked.getByText('Members’ offers open once you have signed in.').waitFor();
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  const { firstName } = await choosePerson(page, 'u-default');
  await banner(page).getByRole('button', { name: firstName }).waitFor();
  // Whoever comes back finds the offer open.
  const code = dialog.getByRole('group', { name: 'Code' });
  await code.or(dialog.getByRole('button', { name: 'Show the code' })).waitFor();
  if ((await code.count()) === 0) await dialog.getByRole('button', { name: 'Show the code' }).click();
  await code.getByText(forVisitors.code, { exact: true }).waitFor();
  await code.getByRole('button', { name: /^Copy/ }).click();
  await code.getByText('Copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(forVisitors.code);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.has('offer')).toBe(false);

  // A tier that the visitor has not reached keeps its code on the server.
  const aboveTier = offers.find(({ minTier }) => minTier === 'oryx')!;
  await list.getByRole('link', { name: aboveTier.title.en }).click();
  await page
    .getByRole('dialog', { name: aboveTier.title.en })
    .getByText('This offer is for members of a higher tier than yours.')
    .waitFor();
  expect(await page.content()).not.toContain(aboveTier.code);
});
