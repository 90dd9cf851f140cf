import { parseArgs } from 'node:util';
import { readWeights } from './build/weights-report.ts';
import { readCost } from './checks/suite-cost.mjs';
import { secondsOf, tableOf } from './checks/widget-seconds.ts';

/**
 * `npm run suite-cost`: what each widget cost in the last run of `npm test`, beside what it may cost by its own weight
 * (decision 23), and what the pages of hosts cost. Ends with 1 where something costs more; `--no-limit` only tells, for a
 * machine that does other things as well.
 */

const { values } = parseArgs({ options: { 'no-limit': { type: 'boolean', default: false } } });
const [cost, weights] = [readCost(), readWeights()];
if (!cost || !weights) {
  process.exitCode = 1;
  if (!cost) console.error('No run is written down: npm test writes reports/suite-cost.json.');
  if (!weights) console.error('No build is written down: npm run build writes reports/weights.json.');
} else {
  const { lines, isWithin } = tableOf(cost, secondsOf(cost, weights.widgets));
  console.log(lines.join('\n'));
  process.exitCode = isWithin || values['no-limit'] ? 0 : 1;
}
