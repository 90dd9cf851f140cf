import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { Place } from './server.ts';

/** Sling CMS's page editor, as an author uses it. */
export interface Editor {
  readonly page: Page;
  /** The page that is edited, within the editor. */
  readonly content: FrameLocator;
  /** The dialog that is open, a page of its own within the page. */
  readonly dialog: FrameLocator;
  /** A component's frame in the page. */
  readonly component: (path: string) => Locator;
  /** Adds a component at the end of the page. @returns the path of its node */
  readonly insert: (title: string) => Promise<string>;
  /** Opens a component's dialog. */
  readonly edit: (path: string) => Promise<void>;
  /** Sends the dialog's form, and waits until the page shows what came of it. */
  readonly save: () => Promise<void>;
  /** Moves a component to a place among its siblings, from 0. */
  readonly reorder: (path: string, place: number) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** Signs an author in by the form of Sling CMS. */
export async function signIn(page: Page, { url, user, password }: Place): Promise<void> {
  await page.goto(`${url}/cms/start.html`);
  await page.locator('input[name="j_username"]').fill(user);
  await page.locator('input[name="j_password"]').fill(password);
  await page.locator('form [type="submit"]').click();
  await page.waitForURL(/\/cms\/start/);
}

/** Opens a page in the editor. @param path of the page */
export async function openEditor(page: Page, { url }: Place, path: string): Promise<Editor> {
  await page.goto(`${url}/cms/page/edit.html${path}`);
  const content = page.frameLocator('iframe.page-wrapper-frame');
  const dialog = content.frameLocator('.sling-cms-editor-final iframe.modal-frame');
  const component = (of: string) => content.locator(`[data-sling-cms-resource-path="${of}"]`);
  await content.locator('.sling-cms-editor-final').waitFor({ state: 'attached' });

  /** The editor's own buttons show when the pointer is over the component. */
  const action = async (of: string, name: string) => {
    await component(of).hover({ position: { x: 5, y: 5 } });
    await component(of).locator(`a[href^="/cms/editor/${name}.html"]`).first().click();
  };

  /** Sends the form of the open dialog, and says yes to what the editor says. */
  const submit = async () => {
    await dialog.locator('form.Form-Ajax button[type="submit"]').click();
    const message = page.locator('.modal.is-active .close-modal');
    await message.waitFor();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/cms/page/pagewrapper.html')),
      message.click(),
    ]);
    await content.locator('.sling-cms-editor-final .modal').waitFor({ state: 'detached' });
    await content.locator('.sling-cms-editor-final').waitFor({ state: 'attached' });
  };

  return {
    page,
    content,
    dialog,
    component,
    insert: async (title) => {
      const paths = () =>
        content
          .locator('[data-sling-cms-resource-path]')
          .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset['slingCmsResourcePath']!));
      const before = await paths();
      await content
        .locator('a[data-sling-cms-action="add"][data-sling-cms-path$="/content"]')
        .click();
      await dialog.locator('select[name="sling:resourceType"]').selectOption({ label: title });
      await submit();
      const added = (await paths()).filter((path) => !before.includes(path));
      if (added.length !== 1) throw new Error(`${title} was added ${added.length} times.`);
      return added[0]!;
    },
    edit: async (path) => {
      await action(path, 'edit');
      const form = dialog.locator('form[data-ready], form[data-failed]');
      await form.waitFor();
      const failure = dialog.locator('form[data-failed] [role="alert"]');
      if (await failure.isVisible()) throw new Error((await failure.textContent()) ?? 'The dialog failed.');
    },
    save: submit,
    reorder: async (path, place) => {
      await action(path, 'reorder');
      await dialog.locator('select[name=":order"]').selectOption(String(place));
      await submit();
    },
    remove: async (path) => {
      await action(path, 'delete');
      await submit();
    },
  };
}
