import { expect, test } from 'vitest';
import { mountElement } from '../../../demo-pages/html.ts';
import { frames } from '../probe-page.ts';
import { setStage, settled } from '../stage.ts';
import { longestTaskOfAll, traceCategories } from '../trace.ts';

/** A key in a form of forty fields on a processor four times as slow. */

const stage = setStage();

const kinds = [
  'text',
  'email',
  'tel',
  'textarea',
  'select',
  'country',
  'choice',
  'choices',
  'number',
  'date',
];
const options = Array.from({ length: 8 }, (_, index) => ({ value: `v${index}`, label: `Option ${index}` }));
const fields = Array.from({ length: 40 }, (_, index) => ({
  name: `field${index}`,
  label: `Question ${index}`,
  help: 'As it stands in your papers.',
  type: kinds[index % kinds.length],
  options,
  required: index % 2 === 0,
  // Each key is asked of by a condition, too.
  ...(index > 30 && { showIf: { field: 'field0', equals: `answer ${index}` } }),
}));

test.each([
  ['a line', 'Question 0'],
  ['a long text', 'Question 3'],
  ['what was found wrong', 'Question 1'],
])('no key takes 50 ms of the processor’s time: %s', async (_, label) => {
  const form = mountElement(
    'form-builder',
    { title: 'Questions', submitUrl: '/own/submit', fields },
    { load: 'load' },
  );
  const page = await stage.show(form);
  await settled(page);
  const control = page.getByRole('textbox', { name: label, exact: true });
  await control.fill('x');
  await control.blur();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await frames(page, 4);
  const longest: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await control.fill('');
    await stage.browser.startTracing(page, { categories: traceCategories });
    for (const key of 'answer 31 of 40') {
      await page.keyboard.press(key);
      await frames(page, 4);
    }
    // What is done once no key is pressed counts, too: characters are counted, the draft is kept.
    await page.waitForFunction(() => sessionStorage.getItem('formDrafts')?.includes('31 of 40'));
    longest.push(longestTaskOfAll(await stage.browser.stopTracing()));
  }
  // The round that was disturbed least: what a busy machine adds does not count.
  expect(Math.min(...longest)).toBeLessThan(50);
});
