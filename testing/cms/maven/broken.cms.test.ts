import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unknownGranite } from '../granite/vocabulary.ts';
import { packageNamed, workFolder } from './packages.ts';
import { runChecks } from './reactor.ts';
import { analysed, faultNames, foreignImport, htlFolder, variants } from './variants.ts';

/** That each check finds what it is there for: packages with one fault each, and who refuses them. */

const { folder, remove } = workFolder();
const refusals = new Map<string, { readonly check: string; readonly reason: string }[]>();

const refuse = (fault: string, check: string, reasons: readonly string[]): void => {
  const known = refusals.get(fault) ?? [];
  if (reasons.length > 0) known.push({ check, reason: reasons[0] ?? '' });
  refusals.set(fault, known);
};

const byOf = (fault: string): string[] => (refusals.get(fault) ?? []).map(({ check }) => check);

beforeAll(() => {
  const made = [...variants(packageNamed('ui.apps'))];
  const outcomes = runChecks(folder, {
    ...Object.fromEntries(
      made.map(([name, of]) => [`${name}|FileVault`, { tool: 'filevault' as const, of }]),
    ),
    ...Object.fromEntries(made.map(([name, of]) => [`${name}|Oakpal`, { tool: 'oakpal' as const, of }])),
    [`${foreignImport}|analyser`]: { tool: 'analyser', of: analysed(packageNamed('all')) },
    'HTL in a script without a context|HTL': { tool: 'htl', of: htlFolder(folder) },
  });
  for (const [key, { isPassed, reasons }] of outcomes) {
    const [fault = '', check = ''] = key.split('|');
    refuse(fault, check, isPassed ? [] : reasons);
  }
  for (const [name, zip] of made) refuse(name, 'Granite vocabulary', unknownGranite(zip));
}, 600_000);

afterAll(() => {
  const lines = [...refusals].map(([fault, by]) =>
    [fault.padEnd(38), by.map(({ check }) => check).join(', ') || 'nobody'].join(' '),
  );
  console.log(`What is wrong in a package             refused by\n${lines.join('\n')}`);
  remove();
});

test('a package that differs from ours in no fault is refused by nobody', () => {
  expect(byOf('nothing')).toEqual([]);
  expect(refusals.has('nothing')).toBe(true);
});

describe('a package with a fault is refused', () => {
  test.each(faultNames)('%s', (fault) => {
    expect(byOf(fault)).not.toEqual([]);
  });
});

test('a misspelt Granite type is found by the vocabulary, which alone can', () => {
  expect(byOf('type of a Granite field misspelt')).toEqual(['Granite vocabulary']);
});

test('a bundle that imports what AEM does not export is refused by Adobe’s analyser', () => {
  expect(refusals.get(foreignImport)?.[0]?.reason).toMatch(/analy/i);
});

test('HTL that prints into a script without saying how is refused by HTL’s compiler', () => {
  expect(byOf('HTL in a script without a context')).toEqual(['HTL']);
});
