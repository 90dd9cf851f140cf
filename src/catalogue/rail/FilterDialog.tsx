import type { ReactNode, RefObject } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import styles from './rail.module.css';

export interface FilterDialogProps {
  readonly title: string;
  /** Words on the button that leads to what is left: they say how much that is. */
  readonly doneLabel: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** The facets. */
  readonly children: ReactNode;
}

/** All facets on a small screen: a sheet over the items, with the way to them at its foot. */
export const FilterDialog = ({ title, doneLabel, opener, onDone, onClose, children }: FilterDialogProps) => (
  <Dialog
    title={title}
    opener={opener}
    onClose={onClose}
    actions={<Button onClick={onDone}>{doneLabel}</Button>}
  >
    <div className={styles['sheet']}>{children}</div>
  </Dialog>
);
