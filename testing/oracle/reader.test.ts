import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { ConfigError, type ConfigIssue } from '#src/schema/issues.ts';
import type { Schema, SchemaNode } from '#src/schema/node.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { findWidgets, projectRoot } from '../../scripts/build/widgets.ts';
import { arbitraryConfig } from './arbitrary-config.ts';
import { readByZod } from './read-config.ts';

/**
 * The reader of compiled schemas against the one before it, which asked zod. What the two differ in on purpose is named
 * here, and nowhere else:
 *
 * - a required group is not reported as missing where the reason, a field inside it, is reported already;
 * - a union says what its members expect, where zod says that it is one, or what one member expects;
 * - what a group or list lacks in which something is wrong already may be told or not, within an entry of an entry;
 * - values are coerced inside unions, too;
 * - what was found is told as the author wrote it, also inside a group that is taken out;
 * - wrong entries of a list that is too long are told, too, where what holds the list is refused;
 * - an integer beyond 2^53 is one wrong field, where zod finds two faults and the old reader gave up: none is drawn.
 */

// By Node itself: in this module graph schemas are compiled and the zod schemas behind them are gone.
const load = createRequire(import.meta.url);
const { zodOf } = load(join(projectRoot, 'src/schema/define.ts')) as typeof import('#src/schema/define.ts');
const { siteSchema } = load(
  join(projectRoot, 'src/page/site.schema.ts'),
) as typeof import('#src/page/site.schema.ts');

const schemas: [string, Schema<unknown, z.ZodType>][] = [
  ['the site configuration', siteSchema],
  ...findWidgets().map(({ name, schema }): [string, Schema<unknown, z.ZodType>] => [
    name,
    schema as Schema<unknown, z.ZodType>,
  ]),
];

interface Result {
  readonly config: unknown;
  readonly issues: readonly ConfigIssue[];
}

/** What a reader makes of a configuration: no config for one that it refuses. */
function attempt(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: undefined, issues: error.issues };
  }
}

const sorted = (issues: readonly ConfigIssue[]) => issues.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Whether an issue says that a group is missing which the oracle itself has taken out. */
const isConsequence = ({ path, found }: ConfigIssue, issues: readonly ConfigIssue[]) =>
  found === 'nothing' &&
  issues.some((other) => other.path.startsWith(`${path}.`) || other.path.startsWith(`${path}[`));

/** Whether an issue stands in a list that is too long, and the oracle gave up before it came to its entries. */
const isBeyondOracle = ({ path }: ConfigIssue, { issues }: Result) =>
  !issues.some((issue) => issue.path === path) &&
  issues.some((list) => list.found === 'array' && path.startsWith(`${list.path}[`));

/** Whether an issue says what a group or list lacks in which the other reader found something wrong first. */
const isBesideWrong = ({ path }: ConfigIssue, { issues }: Result) =>
  !issues.some((issue) => issue.path === path) &&
  issues.some((issue) => issue.path.startsWith(`${path}.`) || issue.path.startsWith(`${path}[`));

describe.each(schemas)('%s', (_, schema) => {
  test('is read as zod reads it, whatever an author or a CMS has written', () => {
    fc.assert(
      fc.property(arbitraryConfig(schema as unknown as SchemaNode), (drawn) => {
        const json = JSON.stringify(drawn);
        const ours = attempt(() => readConfig(schema, json));
        const oracle = attempt(() => readByZod(zodOf(schema), json));
        expect(ours.config).toEqual(oracle.config);
        const expected = oracle.issues.filter(
          (issue) => !isConsequence(issue, oracle.issues) && !isBesideWrong(issue, ours),
        );
        const told = ours.issues.filter(
          (issue) => !isBeyondOracle(issue, oracle) && !isBesideWrong(issue, oracle),
        );
        const unions = new Set(
          told.flatMap(({ path, expected }) => (expected.includes(' | ') ? [path] : [])),
        );
        expect(sorted(told)).toEqual(
          sorted(expected).map((issue) =>
            issue.expected === 'invalid_union' || unions.has(issue.path)
              ? { ...issue, expected: expect.any(String) }
              : issue,
          ),
        );
      }),
      { numRuns: 200 },
    );
  });
});
