import { fontEnvironment } from '../testing/browser/fonts.ts';

/** A window of Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export { findChromium } from '../testing/browser/find-chromium.ts';

// The fonts of the browser tests, on any machine.
Object.assign(process.env, fontEnvironment('liberation'));
