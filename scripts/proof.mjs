/**
 * `npm run proof`: proves at length what continuous integration has one guard of. A schedule runs it; it may take an hour and more.
 * Words name the files that are run alone, `npm run proof -- offline`; `--write` writes what they found into docs/proof.md.
 */
import { parseArgs } from 'node:util';
import { proofRows, writeProof } from './checks/proof-report.mjs';
import { proofSteps } from './checks/proof.mjs';
import { finish, runSteps } from './checks/steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const rows = [];
finish(
  runSteps(
    proofSteps((report) => rows.push(...proofRows(report)), positionals),
    { isWhole: true },
  ),
);
if (values.write) writeProof(rows);
