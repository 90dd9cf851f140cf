import type { Browser, FrameLocator, Page } from 'playwright-core';
import type { Wordpress } from './start.ts';

/** A block as the editor's own interface tells of it. */
export interface Block {
  readonly name: string;
  readonly clientId: string;
  readonly isValid: boolean;
  readonly attributes: { readonly config?: Readonly<Record<string, unknown>>; readonly fallback?: string };
}

/** The parts of WordPress' page script that the journeys use. */
interface PageScript {
  readonly blocks: {
    readonly createBlock: (name: string, attributes: object) => Block;
    readonly getBlockType: (name: string) => {
      readonly title: string;
      readonly example?: { readonly attributes: { readonly picture?: string } };
    };
  };
  readonly data: {
    readonly select: (store: string) => {
      readonly getBlocks: () => readonly Block[];
      readonly getCurrentPostId: () => number | null;
    };
    readonly dispatch: (store: string) => {
      readonly insertBlocks: (blocks: readonly Block[]) => unknown;
      readonly resetBlocks: (blocks: readonly Block[]) => unknown;
      readonly selectBlock: (clientId: string) => unknown;
      readonly savePost: () => Promise<unknown>;
    };
  };
}

declare global {
  /** Of the editor's page; elsewhere there is none. */
  var wp: PageScript;
}

/** Signs in. @returns a page of the admin area */
export async function signIn(
  browser: Browser,
  { address, user, password }: Pick<Wordpress, 'address' | 'user' | 'password'>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
  // Portraits of users come from another host.
  await page.route(/gravatar\.com/, (route) => route.abort());
  await page.goto(`${address}/wp-login.php`);
  await page.fill('#user_login', user);
  await page.fill('#user_pass', password);
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);
  return page;
}

/** Asks WordPress' REST interface, as the user who is signed in. @throws Error with the answer where it is a refusal */
export async function rest<Answer>(
  page: Page,
  {
    path,
    method = 'POST',
    data,
  }: { readonly path: string; readonly method?: string; readonly data?: object },
): Promise<Answer> {
  const { origin } = new URL(page.url());
  const nonce = await page.request.get(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`);
  const answer = await page.request.fetch(`${origin}/index.php?rest_route=${path}`, {
    method,
    data,
    headers: { 'X-WP-Nonce': await nonce.text() },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Makes a page with a paragraph: for an empty one the editor first proposes patterns. @returns its number */
export async function makePage(page: Page, fields: object): Promise<number> {
  const content = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';
  const { id } = await rest<{ readonly id: number }>(page, {
    path: '/wp/v2/pages',
    data: { content, ...fields },
  });
  return id;
}

/** Opens a page in the editor. */
export async function openEditor(page: Page, address: string, id: number): Promise<void> {
  await page.goto(`${address}/wp-admin/post.php?post=${id}&action=edit`);
  await page.waitForFunction(() => Boolean(globalThis.wp?.data?.select('core/editor')?.getCurrentPostId()));
  await canvas(page).locator('.is-root-container').waitFor();
}

/** The frame in which the blocks are drawn. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]');

/** The form of the selected block in the sidebar; not found by its role, which costs a walk through the whole page each time. */
export const sidebar = (page: Page) => page.locator('.interface-complementary-area');

/** A field of the form in the sidebar, by its path in the configuration. */
export const field = (page: Page, path: string) => sidebar(page).locator(`[data-field="${path}"]`);

/** Puts blocks at the end, as pasting does. */
export const insert = (
  page: Page,
  blocks: readonly (readonly [widget: string, config: unknown])[],
): Promise<void> =>
  page.evaluate((blocks) => {
    const made = blocks.map(([widget, config]) =>
      wp.blocks.createBlock(`tourism-widgets/${widget}`, { config }),
    );
    wp.data.dispatch('core/block-editor').insertBlocks(made);
  }, blocks);

/** The blocks of the page, as the editor holds them. */
export const blocksOf = (page: Page): Promise<readonly Block[]> =>
  page.evaluate(() =>
    wp.data
      .select('core/block-editor')
      .getBlocks()
      .map(({ name, clientId, isValid, attributes }) => ({ name, clientId, isValid, attributes })),
  );

/** Selects a block by its place, and shows its form. */
export const select = (page: Page, index: number): Promise<void> =>
  page.evaluate((place) => {
    const { clientId } = wp.data.select('core/block-editor').getBlocks()[place]!;
    wp.data.dispatch('core/block-editor').selectBlock(clientId);
  }, index);

/** Saves the page. */
export const save = (page: Page): Promise<unknown> =>
  page.evaluate(() => wp.data.dispatch('core/editor').savePost());
