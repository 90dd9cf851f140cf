import { expect, test } from 'vitest';
import { costOf, dearest, sumOf } from '../scripts/checks/suite-cost.mjs';
import { secondsOf, tableOf } from '../scripts/checks/widget-seconds.ts';

const isWidget = (name: string) => name === 'faq' || name === 'alert';

test('a widget costs what its own files take and what the walks do in its name', () => {
  const cost = costOf(
    [
      { file: 'widgets/faq/faq.test.tsx', seconds: 2, tests: [{ names: ['alert'], seconds: 1 }] },
      {
        file: 'testing/every-widget.test.tsx',
        seconds: 9,
        tests: [
          { names: ['faq', 'example default'], seconds: 1.5 },
          { names: ['alert'], seconds: 0.5 },
          { names: ['../src/cards'], seconds: 1 },
          { names: [], seconds: 1 },
        ],
      },
    ],
    isWidget,
  );
  expect(cost).toEqual({
    files: { 'widgets/faq/faq.test.tsx': 2, 'testing/every-widget.test.tsx': 9 },
    widgets: { faq: 3.5, alert: 0.5 },
  });
});

test('the pages of hosts are in no widget’s seconds, and have a line of their own beside their limit', () => {
  const file = 'testing/hosts/hosts.browser.test.ts';
  const cost = costOf([{ file, seconds: 200, tests: [{ names: ['faq'], seconds: 1 }] }], isWidget);
  expect(cost).toEqual({ files: { [file]: 200 }, widgets: {} });
  expect(dearest(cost).at(-1)).toBe('✓ pages of hosts (testing/hosts/)  200.0 of 240 s');

  const { lines, isWithin } = tableOf(sumOf(cost, cost), []);
  expect(lines).toContain('✗ pages of hosts (testing/hosts/)  400.0 of 240 s');
  expect(isWithin).toBe(false);
});

test('the seconds of two runs are added', () => {
  const unit = { files: { a: 1 }, widgets: { faq: 1 } };
  const browser = { files: { b: 2 }, widgets: { faq: 3, alert: 1 } };
  expect(sumOf(unit, browser)).toEqual({ files: { a: 1, b: 2 }, widgets: { faq: 4, alert: 1 } });
});

test('the ten dearest are printed, the dearest first', () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`file-${index}`, index]));
  const printed = dearest({ files, widgets: { faq: 1.25 } });
  expect(printed.slice(0, 2)).toEqual(['Dearest files', '    11.0 s  file-11']);
  expect(printed.slice(10)).toEqual(['     2.0 s  file-2', 'Dearest widgets', '     1.3 s  faq']);
});

test('a widget that costs more than its weight allows is marked, and the whole is not within', () => {
  const cost = { files: {}, widgets: { faq: 4, alert: 6, header: 30 } };
  const weights = [
    { name: 'faq', own: 3.8 * 1024 },
    { name: 'alert', own: 600 },
    { name: 'header', own: 12.1 * 1024 },
  ];
  const { lines, isWithin } = tableOf(cost, secondsOf(cost, weights));
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '✗ alert 0.6 kB 6.0 of 5 s',
    '✓ header 12.1 kB 30.0 of 32 s',
    '✓ faq 3.8 kB 4.0 of 5 s',
    '1 of 3 widgets cost more than they may',
  ]);
  expect(isWithin).toBe(false);
  expect(tableOf(cost, secondsOf(cost, [weights[0]!])).isWithin).toBe(true);
});

test('a widget of which nothing ran is no widget that costs nothing', () => {
  const weights = ['faq', 'alert'].map((name) => ({ name, own: 600 }));
  const cost = { files: {}, widgets: { alert: 2 } };
  const { lines, isWithin } = tableOf(cost, secondsOf(cost, weights));
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '✓ alert 0.6 kB 2.0 of 5 s',
    '– faq 0.6 kB did not run',
    '1 of 2 widgets did not run',
    '0 of 1 widgets cost more than they may',
  ]);
  expect(isWithin).toBe(true);
});
