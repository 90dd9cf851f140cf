import { fontEnvironment } from '../testing/browser/fonts.ts';

export { findChromium } from '../testing/browser/find-chromium.ts';

// The fonts of the browser tests, on any machine.
Object.assign(process.env, fontEnvironment('liberation'));
