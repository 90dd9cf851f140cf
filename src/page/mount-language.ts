import type { Page } from './page.ts';

/**
 * Sets `lang` and `dir` on a mount element that inherits others than its page's (contract, section 1): a page may
 * stand in a template of another language. What an author wrote on the element itself stays.
 */
export function matchLanguage(element: HTMLElement, { language, direction }: Page): void {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const dir = element.closest('[dir]')?.getAttribute('dir') ?? 'ltr';
  if (lang.split('-')[0]?.toLowerCase() !== language && !element.hasAttribute('lang'))
    element.lang = language;
  if (dir.toLowerCase() !== direction && !element.hasAttribute('dir')) element.dir = direction;
}
