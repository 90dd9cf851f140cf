/**
 * `npm run proof`: proves at length what continuous integration has one guard of. A schedule runs it; it may take an hour.
 * `--write` writes what it found into docs/proof.md.
 */
import { parseArgs } from 'node:util';
import { proofRows, writeProof } from './checks/proof-report.mjs';
import { proofSteps } from './checks/proof.mjs';
import { finish, runSteps } from './checks/steps.mjs';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const rows = [];
finish(
  runSteps(
    proofSteps((report) => rows.push(...proofRows(report))),
    { isWhole: true },
  ),
);
if (values.write) writeProof(rows);
