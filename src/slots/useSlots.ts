import { use, useEffect, useState } from 'react';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { readDocument } from '#src/page/dom.ts';
import { useScope } from '#src/widget/context.ts';
import { onPageChange, refusalOf, type Refusal } from './slots.ts';

/** A place of a widget that may show an element of the page. */
interface Place {
  /** Unlike those of the other places. */
  readonly key: string;
  /** Id of the element; undefined where the place has a content of its own. */
  readonly slotId: string | undefined;
  /** Path of its field, where that is no entry of a list. */
  readonly path?: string;
}

/** What a widget knows of its places. */
interface Slots {
  /** Whether the place has something to show; true until it is known that its element cannot be had. */
  readonly hasContent: (key: string) => boolean;
  /** For `onRefused` of the place's `Slot`. */
  readonly refuse: (key: string, refusal: Refusal) => void;
}

/**
 * Which places of a widget have something to show. An element that cannot be had is an issue of the configuration: the
 * console and the author's box name it. One that was not there, or was taken, is shown as soon as it can be had.
 *
 * @param field path of the list in the configuration, `tabs`
 * @example const slots = useSlots('tabs', tabs);
 *   tabs.filter(({ key }) => slots.hasContent(key)) … <Slot id={slotId} onRefused={(why) => slots.refuse(key, why)} />
 */
export function useSlots(field: string, places: readonly Place[]): Slots {
  const { fallback } = use(TextSourceContext);
  const { issues } = useScope();
  const [refused, setRefused] = useState<ReadonlyMap<string, Refusal>>(new Map());

  const refuse = (key: string, refusal: Refusal) => {
    const place = places.find((known) => known.key === key);
    const path = place?.path ?? `${field}[slotId=${place?.slotId}]`;
    // While the page is being parsed the element may yet come.
    const mayCome = refusal === 'nothing' && readDocument('readyState') === 'loading';
    if (!mayCome && !issues.some((issue) => issue.path === path))
      issues.push({ path, expected: 'element', found: refusal });
    setRefused((before) => new Map(before).set(key, refusal));
  };

  useEffect(() => {
    const lost = places.filter(({ key }) => /nothing|taken/.test(refused.get(key) ?? ''));
    if (lost.length === 0) return undefined;
    return onPageChange(() => {
      const back = lost.filter(({ slotId }) => slotId && !refusalOf(slotId, fallback));
      if (back.length === 0) return;
      setRefused(
        (before) => new Map([...before].filter(([key]) => !back.some((place) => place.key === key))),
      );
    });
  }, [places, refused, fallback]);

  return { hasContent: (key) => !refused.has(key), refuse };
}
