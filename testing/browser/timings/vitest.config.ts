import { outsideSuite } from '../vitest.config.ts';

/** Timings in a browser, for `npm run bench`: one at a time, on a machine that does nothing else. */
export default outsideSuite('timings', 'testing/browser/timings/*.timing.ts');
