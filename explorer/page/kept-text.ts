import { isObject } from '#src/schema/coerce.ts';
import { jsonKey } from '#src/storage/key.ts';
import { readKey, removeKey, writeKey } from '#src/storage/store.ts';
import { isSame } from '../is-same.ts';
import type { Config } from '../data.ts';
import { changed, type Draft } from './state.ts';

/** JSON that cannot be read yet: no address holds it, so this window keeps it until it can be read. */
interface KeptText {
  readonly widget: string;
  readonly text: string;
  /** The last that could be read, which the address holds. */
  readonly config: Config;
}

const key = jsonKey<KeptText>('session', 'explorer-text', (value) => {
  if (!isObject(value)) return undefined;
  const { widget, text, config } = value;
  return typeof widget === 'string' && typeof text === 'string' && isObject(config)
    ? { widget, text, config }
    : undefined;
});

/** Keeps the text of a draft that cannot be read; forgets what was kept of it where it can. */
export function keepText({ text, config, fault }: Draft, widget: string): void {
  if (fault === undefined) removeKey(key);
  else writeKey(key, { widget, text, config });
}

/** A draft with the text that was kept of it before the page was loaded again. */
export function withKeptText(draft: Draft, widget: string): Draft {
  const kept = readKey(key);
  return kept?.widget === widget && isSame(kept.config, draft.config)
    ? changed(draft, { kind: 'json', text: kept.text })
    : draft;
}
