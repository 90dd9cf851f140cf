import { pageElement } from './dom.ts';

/**
 * Selects mount elements. A value with a slash belongs to a CMS editor's wrapper; `data-widget` is for pages where
 * another system uses `data-component`.
 */
export const mountSelector = [
  '[data-widget]:not([data-widget*="/"])',
  '[data-component]:not([data-component*="/"],[data-widget])',
].join();

/** Selects what a script belongs to: a mount element, or what a widget has rendered in one. */
export const ownerSelector = mountSelector + ',[data-widget-root],[data-prerendered]';

/** Whether a script holds JSON. Its type may have parameters, and any letter case. */
export const isJsonScript = ({ type }: HTMLScriptElement): boolean =>
  /^\s*application\/json\s*(;|$)/i.test(type);

/**
 * The script that configures a mount element: the first that is a direct child; else, unless `data-config` does, the
 * first in an editor's wrapper, which is in no other mount element and in nothing that a widget has rendered.
 */
export function configScriptOf(element: HTMLElement): HTMLScriptElement | undefined {
  const scripts = [...element.querySelectorAll<HTMLScriptElement>('script:not([data-site-config])')].filter(
    (script) => isJsonScript(script) && script.closest(ownerSelector) === element,
  );
  return (
    scripts.find((script) => script.parentNode === element) ??
    (element.dataset['config'] === undefined ? scripts[0] : undefined)
  );
}

/** The author's configuration of a mount element (contract, section 2), as text; empty where there is none. */
export const configOf = (element: HTMLElement): string =>
  (configScriptOf(element)?.textContent ?? element.dataset['config'] ?? '').trim();

/** The script that holds the site configuration (contract, section 1). */
export const findSiteScript = (): HTMLScriptElement | undefined =>
  [...pageElement().querySelectorAll<HTMLScriptElement>('script[data-site-config]')].find(isJsonScript);
