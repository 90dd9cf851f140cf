import { useMemo, useSyncExternalStore } from 'react';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Fact } from '../fact.ts';
import { factsOf } from './faces.ts';
import { useFaceMessages } from './messages.ts';
import type { FaceItem, FaceTools } from './texts.ts';

const minute = 60_000;
const never = () => () => {};
const thisMinute = () => Math.floor(Date.now() / minute);
const noMinute = () => undefined;

/**
 * Gives the short facts of items, in the page's language.
 *
 * @param wordOf what the key of a facet's value is called; undefined while that is not known
 */
export function useFacts(wordOf: FaceTools['wordOf']): (item: FaceItem, type?: string) => readonly Fact[] {
  const t = useFaceMessages();
  const format = useFormat();
  const { language, site } = usePage();
  const at = useSyncExternalStore(never, thisMinute, noMinute);
  return useMemo(() => {
    const now = at === undefined ? undefined : new Date(at * minute);
    const tools: FaceTools = { t, format, language, timeZone: site.timeZone, now, wordOf };
    return (item, type) => factsOf(item, tools, type);
  }, [t, format, language, site.timeZone, at, wordOf]);
}
