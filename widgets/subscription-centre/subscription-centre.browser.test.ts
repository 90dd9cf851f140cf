import { expect, test } from 'vitest';
import { setStage } from '#testing/browser/stage.ts';

/** What only a browser shows of mail choices: that the bar at the foot of the window hides nothing that has the focus. */

const stage = setStage();

test('with the keyboard alone, in Arabic on a phone, the bar that saves hides no stop, and topics are saved', async () => {
  const page = await stage.open('/ar/individual/subscriptions.html?bar=off&demo=user%3Du-default', {
    viewport: { width: 390, height: 700 },
    reducedMotion: 'reduce',
  });
  const switches = page.getByRole('switch');
  await switches.first().waitFor();
  await switches.first().focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('button', { name: 'حفظ التغييرات' });
  await bar.waitFor();

  /** What has the focus, and whether it stands there for the eye: the point in its middle is its own. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return { name: element.textContent, isSeen: element.contains(onTop) };
    });
  const stops: string[] = [];
  do {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused();
    stops.push(isSeen ? 'seen' : `hidden: ${name}`);
    if (name === 'حفظ التغييرات') break;
  } while (stops.length < 20);
  expect(stops.filter((stop) => stop !== 'seen')).toEqual([]);
  // Three more switches, the language, the way out of nothing is not there, discard and save.
  expect(stops).toHaveLength(6);

  await page.keyboard.press('Enter');
  await page.getByText('حُفظت اختياراتك.').waitFor();
  expect(await focused()).toMatchObject({ isSeen: true });
  expect(stage.server.origin.calls.filter(({ name }) => name === 'N2')).toHaveLength(1);
});
