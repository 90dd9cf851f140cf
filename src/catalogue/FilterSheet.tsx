import type { ReactNode, RefObject } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export interface FilterSheetProps {
  readonly title: string;
  /** Words on the button that leads to what is left: they say how much that is. */
  readonly doneLabel: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** The filters. */
  readonly children: ReactNode;
}

/** Filters on a small screen: a sheet over the items, with the way to them at its foot. */
export const FilterSheet = ({ title, doneLabel, opener, onDone, onClose, children }: FilterSheetProps) => (
  <Dialog
    title={title}
    opener={opener}
    onClose={onClose}
    actions={<Button onClick={onDone}>{doneLabel}</Button>}
  >
    {children}
  </Dialog>
);
