import { expect, test } from 'vitest';
import { touchedBy, touchedIn } from './changed.ts';

const graph = new Map([
  ['src/ui/Button.tsx', ['src/ui/button.module.css']],
  ['widgets/faq/Faq.tsx', ['src/ui/Button.tsx']],
  ['widgets/faq/widget.ts', []],
  ['widgets/faq/faq.test.tsx', ['widgets/faq/widget.ts']],
  ['widgets/alert/widget.ts', []],
  ['widgets/alert/alert.test.tsx', ['widgets/alert/widget.ts']],
  ['testing/all-widgets.ts', ['widgets/faq/widget.ts', 'widgets/alert/widget.ts']],
  ['testing/every-widget.test.tsx', ['testing/all-widgets.ts']],
  ['testing/rooms.test.ts', []],
]);

test('a change in a widget touches its tests, the walks and what reads the project', () => {
  expect(touchedBy(['widgets/alert/widget.ts'], graph)).toEqual([
    'alert',
    'testing/every-widget.test.tsx',
    'testing/rooms.test.ts',
    'widgets/alert/alert.test.tsx',
  ]);
});

test('a change in a widget that the demo shows touches no other widget, though a test beside the demo’s pages imports it', () => {
  const touched = touchedIn(['widgets/faq/Faq.tsx']);
  expect(touched).toContain('demo-pages/pages/mails.test.ts');
  expect([...touched].filter((name) => !name.includes('/'))).toEqual(['faq']);
});

test('a change of shared styles touches the widgets that use them, and the whole pages', () => {
  const touched = touchedBy(['src/ui/button.module.css'], graph);
  expect(touched).toContain('faq');
  expect(touched).toContain('widgets/faq/faq.test.tsx');
  expect(touched).toContain('testing/browser/');
  expect(touched).not.toContain('alert');
});

test('a file that no module imports concerns the widget in whose folder it lies', () => {
  expect(touchedBy(['widgets/alert/examples/default.json'], graph)).toContain('alert');
});

test('a change in the bench touches its own tests, and what reads the project', () => {
  const withBench = new Map([
    ...graph,
    ['bench/report.ts', []],
    ['bench/report.test.ts', ['bench/report.ts']],
  ]);
  expect(touchedBy(['bench/report.ts'], withBench)).toEqual([
    'bench/report.test.ts',
    'testing/rooms.test.ts',
  ]);
});

test('a change of text touches what reads the project alone', () => {
  expect(touchedBy(['docs/theming.md'], graph)).toEqual(['testing/rooms.test.ts']);
});

test('a change of what the imports do not tell touches everything', () => {
  for (const file of ['package.json', 'vite.config.ts', 'scripts/build/plugins.ts', 'src/ui/gone.ts'])
    expect(touchedBy(['widgets/alert/widget.ts', file], graph)).toBe('all');
});

test('without a change nothing is touched', () => {
  expect(touchedBy([], graph)).toEqual([]);
});
