import type { Browser, Page } from 'playwright-core';

/** A mount element of a page as the server has sent it. */
export interface SentMount {
  readonly widget: string;
  readonly config: unknown;
  readonly words: string;
  readonly id: string;
  readonly className: string;
}

/** The mount elements in the HTML of a page, which is read without its scripts. */
export async function sentMounts(browser: Browser, address: string): Promise<readonly SentMount[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const mounts = await page.locator('[data-component]').evaluateAll((elements) =>
    (elements as HTMLElement[]).map((element) => ({
      widget: element.dataset['component'] ?? '',
      config: JSON.parse(element.dataset['config'] ?? '') as unknown,
      words: element.innerText,
      id: element.id,
      className: element.className,
    })),
  );
  await context.close();
  return mounts;
}

/** Resolves when every widget of a page has been mounted, has failed or is not meant for it. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const mounts = [...document.querySelectorAll<HTMLElement>('[data-component]')];
    for (const mount of mounts) if (mount.dataset['status'] === 'pending') mount.scrollIntoView();
    return (
      mounts.length > 0 &&
      mounts.every(({ dataset }) => /mounted|failed|skipped/.test(dataset['status'] ?? ''))
    );
  });
};
