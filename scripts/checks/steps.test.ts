import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from './steps.mjs';

/** A run of its own would begin the reports of this one anew. */
vi.mock('./suite-cost.mjs', () => ({ forgetCost: () => undefined, readCost: () => undefined }));
vi.mock('./outcome.mjs', () => ({
  forgetOutcome: () => undefined,
  readOutcome: () => ({ unsteady: [], failed: [] }),
}));

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => vi.restoreAllMocks());

const green = { passed: 1, failed: 0 };
const red = { passed: 0, failed: 1 };
const steps = (...results: readonly (readonly [title: string, counts: typeof green])[]) =>
  results.map(([title, counts]): Step => [title, () => counts]);

test('a run ends with the first step that fails', () => {
  const sum = runSteps(steps(['types', green], ['lint', red], ['unit tests', green]));
  expect(sum).toEqual({ passed: 1, failed: 1 });
  expect(printed.join()).not.toContain('unit tests');
});

test('a whole run goes on after what is red, and names all of it', () => {
  const sum = runSteps(steps(['lint', red], ['unit tests', green], ['browser tests', red]), {
    isWhole: true,
  });
  expect(sum).toEqual({ passed: 1, failed: 2 });
  expect(printed.at(-1)).toMatch(/✗ lint.*\n✓ unit tests.*\n✗ browser tests/);
});

test.each(['packages', 'programs', 'build'])(
  'a whole run ends with %s, which later steps stand on',
  (title) => {
    runSteps(steps([title, red], ['browser tests', green]), { isWhole: true });
    expect(printed.join()).not.toContain('browser tests');
  },
);

test('a step that throws has failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = (): never => {
    throw new Error('No browser');
  };
  expect(runSteps([['browser tests', broken]])).toEqual(red);
});
