import type { RefObject } from 'react';
import { print } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { printAlone } from './print-alone.ts';
import { canPrint } from './print.ts';

interface Props {
  /** The part of the page that is printed. */
  readonly part: RefObject<Element | null>;
  /** What the button says. */
  readonly children: string;
}

/** Prints a part of the page. Nothing where the browser cannot print. */
export function PrintButton({ part, children }: Props) {
  const isHydrated = useHydrated();
  if (!isHydrated || !canPrint()) return null;
  return (
    <Button look="stroke" size="small" icon={print} onClick={() => part.current && printAlone(part.current)}>
      {children}
    </Button>
  );
}
