import { pathWithoutLanguage, type LanguagePage } from '#src/page/language.ts';
import { pageAddress } from '#src/page/history.ts';
import { signInActions } from '../storage.ts';
import { readKey, removeKey, writeKey } from '#src/storage/store.ts';

/**
 * What visitors wanted to do when they were asked to sign in, kept in this tab while they are at the login service. As an
 * anonymous visitor's draft it passes to whoever signs in within half an hour.
 */

/** An action by its name, and what it is about. */
export interface WantedAction {
  readonly name: string;
  readonly detail: string;
}

const life = 30 * 60_000;

/** Keeps actions until the visitor stands on the page of this address; those of an earlier ask are forgotten. */
export function keepActions(actions: readonly WantedAction[], address: string): void {
  const path = new URL(address).pathname;
  const at = Date.now();
  if (actions.length > 0)
    writeKey(
      signInActions,
      actions.map((action) => ({ ...action, path, at })),
    );
  else removeKey(signInActions);
}

/** Takes the actions of a name that wait for this page, in whatever language: the details, each once. */
export function takeActions(name: string, page: LanguagePage): string[] {
  const placeOf = (path: string) => pathWithoutLanguage(page, path);
  const here = placeOf(pageAddress().pathname);
  const kept = readKey(signInActions) ?? [];
  const taken = kept.filter(
    (action) => action.name === name && placeOf(action.path) === here && isAlive(action),
  );
  const left = kept.filter((action) => !taken.includes(action));
  if (taken.length > 0 && left.length > 0) writeKey(signInActions, left);
  else if (taken.length > 0) removeKey(signInActions);
  return taken.map(({ detail }) => detail);
}

const isAlive = ({ at }: { readonly at: number }) => Math.abs(Date.now() - at) <= life;

/** The visitor came back and is anonymous still: nothing is to be done. @param at actions from before this moment */
export function forgetActions(at = Infinity): void {
  if (readKey(signInActions)?.some((action) => action.at < at)) removeKey(signInActions);
}
