import { toLanguage } from '#src/i18n/languages.ts';
import { pageElement } from '#src/page/dom.ts';

/** The path of a page without its language segment: a draft stands there again in another language. */
export function pathWithoutLanguage(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  return toLanguage(first) ? `/${rest.join('/')}` : pathname;
}

/**
 * The key of a form's draft (contract, section 2): the page's path without language, the widget's name, and the mount
 * element's `id`, else its number among its kind.
 */
export function draftKey(url: string, name: string, mount: Element): string {
  const kind = [...pageElement().querySelectorAll(`[data-component="${name}" i],[data-widget="${name}" i]`)];
  return `${pathWithoutLanguage(new URL(url).pathname)} ${name} ${mount.id ? `#${mount.id}` : kind.indexOf(mount)}`;
}
