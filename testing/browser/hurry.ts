import type { Page } from 'playwright-core';

/** Pauses between requests pass twenty times as fast. @param page before it is opened */
export const hurry = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((handler: () => void, time = 0) => start(handler, time / 20)) as typeof setTimeout;
  });
