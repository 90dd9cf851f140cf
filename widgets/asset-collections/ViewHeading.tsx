import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';

/** Says once whether the visitor has opened what is shown by a press. */
export const OpenedContext = createContext<(() => boolean) | undefined>(undefined);

/** The heading of what is shown. It takes the focus of the link that has opened it, and that is gone. */
export function ViewHeading({ children }: { readonly children: ReactNode }) {
  const takeOpened = use(OpenedContext);
  const level = useHeadingLevel();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!takeOpened?.()) return;
    const holder = readDocument('activeElement');
    if (!holder || holder === pageBody()) place.current?.focus();
  }, [takeOpened]);

  return (
    <div ref={place} tabIndex={-1}>
      <Heading level={level} look="h3">
        {children}
      </Heading>
    </div>
  );
}
