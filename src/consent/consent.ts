import type { Page } from '#src/page/page.ts';
import { findProvider, providerConfig } from '#src/page/providers.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { siteConsent } from './storage.ts';
import { readKey, subscribe } from '#src/storage/store.ts';
import { consentProvider } from './consent.schema.ts';

/** What a visitor may allow; `necessary` is part of every answer. */
export type ConsentCategory = 'necessary' | 'analytics' | 'media' | 'marketing' | 'translation';

const category = /^(necessary|analytics|media|marketing|translation)$/;

const isCategory = (entry: string): entry is ConsentCategory => category.test(entry);

/**
 * What holds for a category on a page: allowed or refused by the visitor; `open` where no answer has been read, and nothing
 * may be sent; `unasked` on a page that asks nothing of a visitor who has never answered.
 */
export type Consent = 'allowed' | 'refused' | 'open' | 'unasked';

/** Precedes the version of the question, in the first entry. */
export const versionMark = 'v:';

/**
 * Categories that the visitor allows; undefined while the question is open. On a page that asks, an answer to another
 * version of the question is none; on others any version counts (contract, section 5). What names nothing that we know is none.
 */
export function readConsent(page: Page): readonly ConsentCategory[] | undefined {
  const entries = readKey(siteConsent);
  if (!entries) return undefined;
  const asked = versionAsked(page);
  const [head = ''] = entries;
  const answered = head.startsWith(versionMark) ? head.slice(versionMark.length) : '';
  if (asked !== undefined && asked !== answered) return undefined;
  const allowed = entries.filter(isCategory);
  return allowed[0] || !entries[0] ? allowed : undefined;
}

/** What holds for a category on this page now. */
export function consentTo(page: Page, category: ConsentCategory): Consent {
  const allowed = readConsent(page);
  if (allowed) return allowed.includes(category) ? 'allowed' : 'refused';
  return findProvider(page, 'consent') || readKey(siteConsent) ? 'open' : 'unasked';
}

/** Calls the listener when the visitor may have answered, in this tab or in another. @returns ends it */
export function subscribeConsent(listener: () => void): () => void {
  const stop = subscribe(siteConsent, listener);
  // Cookies tell no other tab that they have changed.
  const types = ['focus', 'visibilitychange'];
  types.forEach((type) => window.addEventListener(type, listener));
  return () => {
    stop();
    types.forEach((type) => window.removeEventListener(type, listener));
  };
}

/** The version of the question that this page asks, empty where it has none; undefined on a page that asks nothing. */
export function versionAsked(page: Page): string | undefined {
  const text = providerConfig(page, 'consent');
  if (text === undefined) return undefined;
  try {
    return readConfig(consentProvider, text).config.version.trim();
  } catch {
    // What is wrong with a widget's configuration is for that widget to say.
    return undefined;
  }
}
