import { useMemo, useSyncExternalStore } from 'react';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Fact } from '../fact.ts';
import { factsOf } from './facts.ts';
import { useFactMessages } from './messages.ts';
import type { FactItem, FactContext, Shortened } from './texts.ts';

const minute = 60_000;
const never = () => () => {};
const thisMinute = () => Math.floor(Date.now() / minute);
const noMinute = () => undefined;

const nothingWanted: Shortened['wanted'] = {};

/**
 * Gives the short facts of items, in the page's language.
 *
 * @param wordOf what the key of a facet's value is called; undefined while that is not known
 * @param most how many values of a facet are named, where that is not all; the same object as long as nothing changes
 * @param wanted what visitors filter by, which is named first; the same object as long as nothing changes
 */
export function useFacts(
  wordOf: FactContext['wordOf'],
  most?: Shortened['most'],
  wanted: Shortened['wanted'] = nothingWanted,
): (item: FactItem, type?: string) => readonly Fact[] {
  const t = useFactMessages();
  const format = useFormat();
  const { language, site } = usePage();
  const at = useSyncExternalStore(never, thisMinute, noMinute);
  return useMemo(() => {
    const now = at === undefined ? undefined : new Date(at * minute);
    const shortened = most && { most, wanted };
    const context: FactContext = { t, format, language, timeZone: site.timeZone, now, wordOf, shortened };
    return (item, type) => factsOf(item, context, type);
  }, [t, format, language, site.timeZone, at, wordOf, most, wanted]);
}
