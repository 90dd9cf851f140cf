import { useSyncExternalStore } from 'react';
import type { Page } from '#src/page/page.ts';
import { consentTo, subscribeConsent, type Consent, type ConsentCategory } from './consent.ts';

/** What holds for a category on this page, as the visitor answers, here and in other tabs. On the server it is open. */
export const useConsent = (page: Page, category: ConsentCategory): Consent =>
  useSyncExternalStore(
    subscribeConsent,
    () => consentTo(page, category),
    () => 'open',
  );
