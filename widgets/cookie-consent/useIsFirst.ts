import { useLayoutEffect, useState, type RefObject } from 'react';
import { findProvider } from '#src/page/providers.ts';
import { usePage } from '#src/widget/context.ts';

/** Whether the widget that is being drawn is the one of its page whose version counts; undefined before it is on the page. */
export function useIsFirst(place: RefObject<HTMLElement | null>): boolean | undefined {
  const page = usePage();
  const [isFirst, setFirst] = useState<boolean>();
  useLayoutEffect(() => {
    setFirst(findProvider(page, 'consent')?.contains(place.current) ?? false);
  }, [page, place]);
  return isFirst;
}
