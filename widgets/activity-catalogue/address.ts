import { noState, readListState, writeListState, type ListNames } from '#src/catalogue/state.ts';
import type { Language } from '#src/i18n/languages.ts';
import { toJson } from '#src/text/json.ts';

/** Filter whose values interests are (conventions, S1). */
export const filter = 'category';

/**
 * Says in the address that its filters count as they stand, even where there are none; its value is the language, since a
 * switch of language leaves filters behind (contract, section 4).
 */
const mark = 'for-you';

/**
 * The address of a list for a visitor with interests: marked, so that what it shows is the same after a reload, by Back and
 * for whoever gets the link. The interests are chosen where it said nothing before.
 *
 * @param query the present one, as in `location.search`
 * @param interests none for a visitor who has refused them
 */
export function addressFor(
  query: string,
  names: ListNames,
  { language, interests }: { readonly language: Language; readonly interests: readonly string[] },
): { readonly query: string; readonly isChosen: boolean } {
  const parameters = new URLSearchParams(query);
  const name = names.prefix + mark;
  const isMarked = parameters.get(name) === language;
  const state = readListState(query, names);
  const saysNothing = !isMarked && toJson(state) === toJson(noState);
  const isChosen = saysNothing && interests.length > 0;
  parameters.set(name, language);
  const marked = `?${parameters.toString()}`;
  if (!isChosen) return { query: isMarked ? query : marked, isChosen };
  return { query: writeListState(marked, names, { ...state, filters: { [filter]: interests } }), isChosen };
}
