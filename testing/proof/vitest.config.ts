import { outsideSuite } from '../browser/vitest.config.ts';

/** Journeys and pages that take too long for continuous integration, for `npm run proof`. */
export default outsideSuite('proof', 'testing/proof/*.proof.ts', 2);
