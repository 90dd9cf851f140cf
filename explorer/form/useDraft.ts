import { useState } from 'react';
import { isSame } from '../is-same.ts';

/**
 * What an author types where several texts mean the same value (`4` and `4.0`): the text as it was typed, for as long as
 * it means what is stored.
 *
 * @param shown the text of what is stored
 * @param meant what a text would be stored as
 */
export function useDraft(value: unknown, shown: string, meant: (text: string) => unknown) {
  const [draft, setDraft] = useState(shown);
  return [isSame(meant(draft), value) ? draft : shown, setDraft] as const;
}
