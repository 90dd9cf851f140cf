import { pageElement } from '#src/page/dom.ts';
import { pathWithoutLanguage, type LanguagePage } from '#src/page/language.ts';

/**
 * The key of a form's draft (contract, section 2): the page's path without language, since the draft stands there again in
 * another one, the widget's name, and the mount element's `id`, else its number among its kind.
 */
export function draftKey(page: LanguagePage, name: string, mount: Element): string {
  const kind = [...pageElement().querySelectorAll(`[data-component="${name}" i],[data-widget="${name}" i]`)];
  return `${pathWithoutLanguage(page)} ${name} ${mount.id ? `#${mount.id}` : kind.indexOf(mount)}`;
}
