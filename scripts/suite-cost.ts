/**
 * `npm run suite-cost`: what each widget cost in the last whole run of `npm test`, beside what it may cost by its own weight
 * (decision 23). Ends with 1 where one costs more. Its figures are those of that run: they count where nothing else ran on
 * the machine.
 */
import { readWeights } from './build/weights-report.ts';
import { readCost } from './checks/suite-cost.mjs';
import { secondsOf, tableOf } from './checks/widget-seconds.ts';

const cost = readCost();
if (!cost) throw new Error('No run is written down: `npm test` writes reports/suite-cost.json.');
const { lines, isWithin } = tableOf(cost, secondsOf(cost, readWeights().widgets));
console.log(lines.join('\n'));
process.exitCode = isWithin ? 0 : 1;
