import type { ExplorerLanguage } from './words.ts';

/** The address of a page of the explorer in one of its languages, from any other of its pages. */
export const pageHref = (page: 'index' | 'widget' | 'my-page', language: ExplorerLanguage): string =>
  page === 'index' && language === 'en' ? './' : `./${page}${language === 'ar' ? '-ar' : ''}.html`;
