import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';

/** The widget that asks for consent, on the pages that have something to ask for. */
export const renderConsent = (language: Language): string => {
  const config = {
    version: '2026-11',
    categories: ['necessary', 'analytics', 'media', 'translation'].map((key) => ({ key })),
    policyLink: `/${language}/cookies`,
  };
  return mountElement('cookie-consent', config, { load: afterPaint });
};
