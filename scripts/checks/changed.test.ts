import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from '../module-graph.ts';
import { graphFolders, touchedBy, touchedIn } from './changed.ts';

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

test('a change of how a widget draws touches nothing that is made of schemas', () => {
  const touched = [touchedIn(['widgets/faq/Faq.tsx', 'widgets/faq/faq.module.css'])].flat();
  expect(touched).toContain('faq');
  expect(touched).toContain('testing/every-widget-rendered.test.tsx');
  expect(touched.filter((name) => /^(?:cms|explorer|demo-pages)/.test(name))).toEqual([]);
});

test('a change in a widget that the demo shows touches no other widget, though a test beside the demo’s pages imports it', () => {
  const touched = touchedIn(['widgets/faq/widget.ts']);
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

test('what a pattern matches beside the modules that it means leads nowhere', () => {
  const whole = new Map([
    ...graph,
    ['demo-pages/pages/mails.test.ts', ['widgets/alert/widget.ts']],
    // `import(`./pages/${name}.ts`)`: the modules of pages, and a test beside them.
    ['demo-pages/page-files.ts', ['demo-pages/pages/home.ts', 'demo-pages/pages/mails.test.ts']],
    ['testing/browser/stage.ts', ['demo-pages/page-files.ts']],
    ['widgets/faq/faq.browser.test.ts', ['testing/browser/stage.ts']],
  ]);
  expect(touchedBy(['widgets/alert/widget.ts'], whole)).toEqual([
    'alert',
    'demo-pages/pages/mails.test.ts',
    'testing/every-widget.test.tsx',
    'testing/rooms.test.ts',
    'widgets/alert/alert.test.tsx',
  ]);
});

test('a helper of a test touches the test, and not the widget that it is about', () => {
  const helped = new Map([...graph, ['widgets/faq/faq.browser.test.ts', ['testing/browser/shifts.ts']]]);
  expect(touchedBy(['testing/browser/shifts.ts'], helped)).toEqual([
    'testing/rooms.test.ts',
    'widgets/faq/faq.browser.test.ts',
  ]);
});

test('in this project a component touches no other widget, and of the browser tests those of all widgets', () => {
  const project = new Map(graphFolders.flatMap(sourceFiles).map((file) => [file, importsOf(file)]));
  const touched = [touchedBy(['widgets/breadcrumb/Breadcrumb.tsx'], project)].flat();
  expect(touched).toContain('breadcrumb');
  expect(touched).toContain('testing/every-widget.test.tsx');
  const ofWidgets = touched.filter((name) => !name.includes('/') || name.startsWith('widgets/'));
  expect(ofWidgets.filter((name) => !name.includes('breadcrumb'))).toEqual([]);
  expect(touched.filter((name) => name.endsWith('.browser.test.ts'))).toEqual([
    'testing/browser/hydration.browser.test.ts',
    'testing/browser/page-form.browser.test.ts',
    'testing/browser/walk/walk.browser.test.ts',
  ]);
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

test('a change of what the build alone prints touches its tests and no page; one of what makes the build, all pages', () => {
  const budgets = [touchedIn(['scripts/build/budgets.ts'])].flat();
  expect(budgets).toContain('scripts/build/weights-report.test.ts');
  expect(budgets).not.toContain('testing/browser/');
  expect(budgets.filter((name) => !name.includes('/'))).toEqual([]);
  expect(touchedIn(['scripts/build/chunks/plan.ts'])).toContain('testing/browser/');
});

test('a change of what all tests are compiled with touches everything', () => {
  expect(touchedIn(['scripts/build/items-plugin.ts'])).toBe('all');
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
