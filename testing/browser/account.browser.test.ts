import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage, settled } from './stage.ts';

/** The whole story of an account in the demo, by clicks, and what the next visitor of the same browser sees of it. */

const stage = setStage();
const still = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

const visit = async (page: Page, path: string, mount: string) => {
  await page.goto(`${path}?bar=off`);
  await settled(page, `[data-component="${mount}"]`);
};

/** Presses what needs sign-in, reads why, and signs in at the login service. */
async function signInFrom(page: Page, link: string, reason: string, user: string) {
  await settled(page, '#sign-in');
  await page.locator(link).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(reason).waitFor();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/sso/login?*');
  await page.locator(`button[value="${user}"]`).click();
}

test('a traveller signs in from a locked link, lives with the account, leaves the mails and deletes it', async () => {
  const page = await stage.open('/en/home.html?bar=off', still);
  await signInFrom(page, '#members a', 'Members’ offers open', 'u-default');
  await page.waitForURL('**/en/offers?audience=loyalty');

  await visit(page, '/en/individual/profile', 'user-profile');
  await page.getByRole('button', { name: 'Edit: Contact' }).click();
  await page.getByLabel('Phone').fill('+49 30 1234567');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('+49301234567').waitFor();

  await visit(page, '/en/interests', 'interest-picker');
  const picker = page.locator('[data-component="interest-picker"]');
  await picker.getByRole('checkbox', { checked: false }).first().click();
  await picker.getByText('Saved', { exact: true }).waitFor();

  await visit(page, '/en/individual/subscriptions.html', 'subscription-centre');
  const centre = page.locator('[data-component="subscription-centre"]');
  await centre.getByRole('switch', { checked: false }).first().click();
  await centre.getByRole('button', { name: 'Save changes' }).click();
  await centre.getByText('Your choices are saved.').waitFor();

  await page.goto('/en/sample-mail.html?bar=off');
  await page.getByRole('link', { name: 'Unsubscribe', exact: true }).click();
  await page
    .locator('[data-component="unsubscribe-page"]')
    .getByRole('button', { name: /^Unsubscribe/ })
    .click();
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();

  await visit(page, '/en/individual/account-settings', 'account-settings');
  await page.getByRole('link', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('delete');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  expect(await page.getByText(/^D-\d+$/).textContent()).toBeTruthy();
});

test('the next visitor of a shared browser sees nothing of the one before', async () => {
  const page = await stage.open('/en/home.html?bar=off', still);
  await signInFrom(page, '#members a', 'Members’ offers open', 'u-default');
  await page.waitForURL('**/en/offers?audience=loyalty');
  await visit(page, '/en/individual/profile', 'user-profile');
  await page.getByRole('button', { name: 'Edit: Contact' }).click();
  await page.getByLabel('Phone').fill('+49 30 7654321');
  await visit(page, '/en/contact.html', 'contact-form');
  await page.getByRole('radio', { name: 'Accessibility' }).click();
  await page.getByLabel('Your message').fill('My own words');
  await visit(page, '/en/individual/account-settings', 'account-settings');
  await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click();
  await page.getByText('Everything on this device is cleared.').waitFor();

  await visit(page, '/en/home.html', 'header');
  await signInFrom(page, '#members a', 'Members’ offers open', 'u-odd');
  await page.waitForURL('**/en/offers?audience=loyalty');
  for (const [path, mount] of [
    ['/en/individual/profile', 'user-profile'],
    ['/en/contact.html', 'contact-form'],
    ['/en/individual/subscriptions.html', 'subscription-centre'],
    ['/en/interests', 'interest-picker'],
  ] as const) {
    await visit(page, path, mount);
    await page.getByRole('button', { name: /D’Amour|Nour/ }).waitFor();
    const typed = await page
      .locator('input, textarea')
      .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
    const seen = `${await page.locator('body').innerText()} ${typed.join(' ')}`;
    expect(seen).not.toMatch(/Mia|Sommer|7654321|My own words/);
  }
});

test('a trade partner signs in from a locked asset and finds profile and company', async () => {
  const page = await stage.open('/en/portal.html?bar=off', still);
  await signInFrom(page, '#brand-kit a', 'The brand kit is for registered partners.', 'u-partner-admin');
  await visit(page, '/en/partner-tools/profile', 'user-profile');
  const company = page
    .locator('[data-component="user-profile"]')
    .getByRole('heading', { name: 'Your company' });
  expect(await company.textContent()).toBe('Your company');
});
