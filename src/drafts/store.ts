import type { Draft } from './storage.ts';
import { formDrafts } from './storage.ts';
import { readKey, removeKey, writeKey } from '#src/storage/store.ts';

/**
 * What visitors have typed into forms, in memory and in this tab's session storage (contract, section 2: "What a visitor
 * has typed is kept"). Pure but for the storage: who the visitor is and what time it is are handed in.
 */

/** What was typed, by the field's name. */
export type DraftValues = Draft['values'];

/** Who asks, and when. */
interface At {
  /** The `ssid`, else the `sid`; empty for an anonymous visitor. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What was kept before is forgotten. */
  readonly since?: number | undefined;
  /** The member's session is over meanwhile. */
  readonly isOver?: boolean;
}

/** Milliseconds that an anonymous visitor's draft is kept after the last change. */
const anonymousLife = 30 * 60_000;

const memory = new Map<string, Draft>();

/** The member whose session has expired on this page, until somebody signs in. */
let expired = '';

/**
 * What this visitor has typed into a form; undefined without a draft that this visitor may see. From then on an anonymous
 * visitor's draft is that of the member who signs in and sees it.
 */
export function readDraft(key: string, at: At): DraftValues | undefined {
  const early = readOwn(earlyKey(key), at);
  const kept = readOwn(key, at);
  if (!early) return kept;
  clearDraft(earlyKey(key));
  writeDraft(key, { ...kept, ...early }, at);
  return { ...kept, ...early };
}

/** Where text is kept that was typed before it was known who the visitor is: nobody's draft, beside the member's own. */
const earlyKey = (key: string): string => `${key} early`;

/** Keeps what was typed before it was known who the visitor is, for whoever is found out to be here. */
export function writeEarly(key: string, values: DraftValues, now: number): void {
  const before = readOwn(earlyKey(key), { owner: '', now });
  const draft = { owner: '', at: now, values: { ...before, ...values } };
  if (Object.keys(draft.values).length === 0) return;
  memory.set(earlyKey(key), draft);
  store({ ...living(now), [earlyKey(key)]: draft });
}

/** A draft that this visitor may see; undefined without one. */
function readOwn(key: string, { owner, now, since = 0, isOver = false }: At): DraftValues | undefined {
  if (owner !== '' && !isOver) expired = '';
  const draft = memory.get(key) ?? readKey(formDrafts)?.[key];
  if (!draft || (draft.owner !== owner && draft.owner !== '')) return undefined;
  if (!isAlive(draft, now) || draft.at < since) {
    clearDraft(key);
    return undefined;
  }
  if (draft.owner !== owner) writeDraft(key, draft.values, { owner, now });
  return draft.values;
}

/** Whether a reload brings a draft back: not after a session has expired, nor where the browser stores nothing. */
export const isStored = (key: string): boolean => readKey(formDrafts)?.[key] !== undefined;

/**
 * Keeps what was typed; without a value nothing is kept. A member's draft
 * stays the member's in memory when the session has expired.
 */
export function writeDraft(key: string, values: DraftValues, { owner, now, isOver = false }: At): void {
  const before = memory.get(key);
  const member = owner === '' ? before?.owner || expired : '';
  const isOfMember = member !== '';
  if (Object.keys(values).length === 0) return clearDraft(key);
  const draft = { owner: member || owner, at: now, values };
  memory.set(key, draft);
  if (!isOfMember && !isOver) store({ ...living(now), [key]: draft });
}

/** Forgets a draft: it was sent, or its form was cleared. */
export function clearDraft(key: string): void {
  memory.delete(key);
  const { [key]: gone, ...others } = readKey(formDrafts) ?? {};
  if (gone) store(others);
}

/** A member's session has expired: whatever is typed on this page until somebody signs in stays in memory alone. */
export const expireDrafts = (owner: string): void => {
  expired = owner || expired;
};

/** Forgets all drafts of this page's memory: the visitor has signed out, which clears the storage, too. */
export const forgetDrafts = (): void => {
  memory.clear();
  expired = '';
};

const isAlive = ({ owner, at }: Draft, now: number): boolean => owner !== '' || now - at <= anonymousLife;

/** The stored drafts without those that are too old. */
const living = (now: number): Record<string, Draft> =>
  Object.fromEntries(Object.entries(readKey(formDrafts) ?? {}).filter(([, draft]) => isAlive(draft, now)));

function store(drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length > 0) writeKey(formDrafts, drafts);
  else removeKey(formDrafts);
}
