import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the quiz: the way through it by keyboard, without a connection, and back by the browser. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('the Arabic quiz is answered by keyboard alone on a phone, goes on offline, and Back takes an answer back', async () => {
  const page = await stage.open('/ar/plan/find-your-trip?bar=off', phone);
  await settled(page, '#quiz');
  const heading = (name: string) => page.getByRole('heading', { name });
  const press = async (...keys: string[]) => {
    // Each key acts on what has the focus after the one before.
    // oxlint-disable-next-line no-await-in-loop
    for (const key of keys) await page.keyboard.press(key);
  };

  await page.getByRole('radio', { name: 'السكون والرمال الممتدة' }).focus();
  await press('Space', 'Enter');
  await heading('ما الذي يستهويك؟').and(page.locator(':focus')).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await press('Tab', 'Tab', 'Space');
  expect(await page.getByRole('checkbox', { name: 'القهوة والتمر والورد' }).isChecked()).toBe(true);

  // What comes after the last question was fetched at the first answer.
  await page.waitForLoadState('networkidle');
  stage.allowFault(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await press('Enter');
  await heading('من يرافقك؟').and(page.locator(':focus')).waitFor();
  await press('Tab', 'Space', 'Enter');
  await heading('متى تود السفر؟').and(page.locator(':focus')).waitFor();
  await press('Tab', 'Enter');
  await heading('ما مقدار النشاط الذي تريده؟').and(page.locator(':focus')).waitFor();
  await press('Tab', 'Space', 'Enter');
  await heading('3 رحلات تناسب إجاباتك').and(page.locator(':focus')).waitFor();
  expect(new URL(page.url()).hash).toBe('#morning=silence&likes=taste&company=alone&month=&pace=gentle');
  const titles = await page.locator('#quiz article h4').allTextContents();
  expect(titles).toHaveLength(3);
  await page.context().setOffline(false);
  expect(await violationsOf(page)).toEqual([]);

  await page.goBack();
  await heading('ما مقدار النشاط الذي تريده؟').and(page.locator(':focus')).waitFor();
  await page.goForward();
  await page.reload();
  await settled(page, '#quiz');
  await heading('3 رحلات تناسب إجاباتك').waitFor();
  expect(await page.locator('#quiz article h4').allTextContents()).toEqual(titles);
});
