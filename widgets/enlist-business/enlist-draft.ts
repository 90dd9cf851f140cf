import { readKey, removeKey } from '#src/storage/store.ts';
import type { EnlistDraft } from './draft.schema.ts';
import { enlistDraft } from './storage.ts';

/** What somebody has kept of an entry, and of a new one without a `companyId`; undefined for anybody else. */
export function readEnlistDraft(owner: string, companyId: string | undefined): EnlistDraft | undefined {
  const draft = readKey(enlistDraft);
  const isTheirs = draft && owner !== '' && draft.owner === owner && draft.companyId === companyId;
  return isTheirs && !Number.isNaN(Date.parse(draft.savedAt)) ? draft : undefined;
}

/** Forgets what somebody has kept; what another one has kept stays. */
export function forgetEnlistDraft(owner: string): void {
  if (readKey(enlistDraft)?.owner === owner) removeKey(enlistDraft);
}
