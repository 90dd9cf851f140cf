import { expect, test } from 'vitest';
import { mountElement } from '../../../demo-pages/html.ts';
import { frames } from '../probe-page.ts';
import { setStage, settled } from '../stage.ts';
import { longestTaskOfMount } from './mount-task.ts';
import { costsToPaint, longestTaskOfAll, traceCategories } from '../trace.ts';

/** Four hundred questions, the most that an author may write, on a processor four times as slow. */

const stage = setStage();

const groups = Array.from({ length: 10 }, (_, group) => ({
  label: `Topic ${group + 1}`,
  items: Array.from({ length: 40 }, (_, index) => ({
    id: `q-${group}-${index}`,
    question: `What do visitors ask about matter ${index + 1} of topic ${group + 1}?`,
    answer: `<p>It depends on the season, on the road and on <strong>how early</strong> you set out.</p>
      <ul><li>Bring water and a map.</li><li>Ask at <a href="/en/contact">the visitor desk</a>.</li></ul>`,
  })),
}));
/** Shows the questions, of which the first have come. `rest` resolves when all have, and watches without being asked. */
async function showQuestions() {
  const page = await stage.show(
    mountElement('faq', { title: 'Questions', groups }, { id: 'faq', load: 'load' }),
    { loaders: [] },
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate("import('/build/loader.js')");
  await settled(page);
  const rest = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const answers = document.getElementsByTagName('ul');
          const look = () => answers.length === 400 && done();
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
          look();
        }),
    );
  return { page, rest };
}

test('no task is longer than 50 ms while they are read and the first are drawn', async () => {
  const few = { title: 'Questions', groups: [{ ...groups[0], items: groups[0]?.items.slice(0, 5) }] };
  const many = { title: 'Questions', groups };
  expect(await longestTaskOfMount(stage, 'faq', few, many)).toBeLessThan(50);
});

test('after the first questions no task is longer than 50 ms until all answers are there', async () => {
  const { page, rest } = await showQuestions();
  await stage.browser.startTracing(page, { categories: traceCategories });
  await rest();
  expect(longestTaskOfAll(await stage.browser.stopTracing())).toBeLessThan(50);
});

test('a letter typed into the search is seen within 50 ms of the processor’s time', async () => {
  const { page, rest } = await showQuestions();
  await rest();
  await page.getByRole('searchbox').click();
  await stage.browser.startTracing(page, { categories: traceCategories });
  for (const key of 'matter 7') {
    await page.keyboard.press(key);
    await frames(page, 4);
  }
  const costs = costsToPaint(await stage.browser.stopTracing(), 'keydown').toSorted((a, b) => a - b);
  expect(costs.length).toBeGreaterThan(4);
  expect(costs[Math.floor(costs.length / 2)]).toBeLessThan(50);
  // The slowest is one of the first, for which all questions are hidden but those that match.
  expect(costs.at(-1)).toBeLessThan(50);
});
