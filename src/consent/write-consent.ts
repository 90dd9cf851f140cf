import type { Page } from '#src/page/page.ts';
import { providerConfig } from '#src/page/providers.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { writeCookie } from '#src/storage/cookies.ts';
import type { StoredKey } from '#src/storage/key.ts';
import { siteConsent } from './storage.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import { answerLife } from './answer-life.schema.ts';
import { versionAsked, versionMark, type ConsentCategory } from './consent.ts';

/**
 * Keeps the visitor's answer to the question that this page asks, for as long as the page says, counted from now. On a page
 * that asks nothing it changes the earlier answer, whose version stays: the pages that ask would not count it otherwise. Where
 * the browser keeps no cookie it is no answer: nothing optional is allowed, and the visitor is asked again on the next page.
 *
 * @param allowed the categories; `necessary` is always among them
 * @param onKept called when the answer is kept and before anybody acts on it, with whether the browser keeps it
 */
export function writeConsent(
  page: Page,
  allowed: Iterable<ConsentCategory>,
  onKept?: (isKept: boolean) => void,
): void {
  const key = { ...siteConsent, days: daysOf(page) };
  const version = versionAsked(page) ?? versionAnswered();
  const head = version ? [versionMark + version] : [];
  const refusal = [...head, 'necessary'];
  const answer = [...new Set([...refusal, ...allowed])];
  const isKept = keeps(key, answer);
  onKept?.(isKept);
  writeKey(key, isKept ? answer : refusal);
}

/** Whether the browser keeps this; told beforehand, since the store would let the answer hold for the page. */
function keeps({ name, encode, days }: StoredKey<readonly string[]>, answer: readonly string[]): boolean {
  try {
    return writeCookie(name, encode(answer), days);
  } catch {
    return false;
  }
}

/** The version of the question that the visitor has answered, on whatever page; undefined where there is none. */
function versionAnswered(): string | undefined {
  const [head = ''] = readKey(siteConsent) ?? [];
  return head.startsWith(versionMark) ? head.slice(versionMark.length) : undefined;
}

/** Days that an answer to this page holds. */
function daysOf(page: Page): number {
  try {
    return readConfig(answerLife, providerConfig(page, 'consent') ?? '').config.expiresDays;
  } catch {
    return readConfig(answerLife, '').config.expiresDays;
  }
}
