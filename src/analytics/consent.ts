import type { Page } from '#src/page/page.ts';
import { providerConfig } from '#src/page/providers.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { siteConsent } from '#src/storage/keys.ts';
import { readKey } from '#src/storage/store.ts';
import { consentProvider } from './consent.schema.ts';

/** Precedes the version of the question, in the first entry. */
const mark = 'v:';

/**
 * Categories that the visitor allows; undefined while the question is open. On a page that asks, an answer to another
 * version of the question is none; on others any version counts (contract, section 5).
 */
export function readConsent(page: Page): readonly string[] | undefined {
  const entries = readKey(siteConsent);
  if (!entries) return undefined;
  const asked = versionAsked(page);
  const isVersioned = entries[0]?.startsWith(mark);
  const answered = isVersioned ? entries[0]?.slice(mark.length) : '';
  if (asked !== undefined && asked !== answered) return undefined;
  return isVersioned ? entries.slice(1) : entries;
}

/** The version of the question that this page asks, empty where it has none; undefined on a page that asks nothing. */
function versionAsked(page: Page): string | undefined {
  const text = providerConfig(page, 'consent');
  if (text === undefined) return undefined;
  try {
    return readConfig(consentProvider, text).config.version;
  } catch {
    // What is wrong with a widget's configuration is for that widget to say.
    return undefined;
  }
}
