import type { Provided } from '#src/schema/define-widget.ts';
import { pageElement } from './dom.ts';
import { configOf } from './config-script.ts';
import type { Page, Providers } from './page.ts';

/** Writes down which widgets provide what. */
export const toProviders = (
  entries: Iterable<readonly [name: string, provides: readonly Provided[]]>,
): Providers =>
  String(
    new URLSearchParams([...entries].flatMap(([name, provides]) => provides.map((role) => [role, name]))),
  );

/** The first mount element of a widget that provides this; it is there before anything of the widget is fetched. */
export function findProvider({ providers }: Page, provided: Provided): HTMLElement | null {
  const selector = new URLSearchParams(providers)
    .getAll(provided)
    .map((name) => `[data-component="${name}" i],[data-widget="${name}" i]`);
  return selector[0] ? pageElement().querySelector(selector.join()) : null;
}

/** The text of the configuration of the first widget that provides this; undefined without one. */
export function providerConfig(page: Page, provided: Provided): string | undefined {
  const element = findProvider(page, provided);
  return element ? configOf(element) : undefined;
}
