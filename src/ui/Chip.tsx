import { close } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './chip.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ToggleProps {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** How many things it would show, as written on the page. */
  readonly count?: string | undefined;
  /** Would show nothing; stays where it is, and can be read. */
  readonly isDisabled?: boolean;
  readonly children: string;
}

/** A choice that is on or off. */
export function Chip({ isOn, onToggle, count, isDisabled = false, children }: ToggleProps) {
  return (
    <button
      form=""
      type="button"
      className={styles['chip']}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onToggle(!isOn)}
    >
      <span>{children}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </button>
  );
}

interface AppliedProps {
  readonly onRemove: () => void;
  /** What pressing it does, with the choice's name: "Remove Beaches". */
  readonly removeLabel: string;
  readonly children: string;
}

/** A choice that has been made, and can be taken back. */
export function AppliedChip({ onRemove, removeLabel, children }: AppliedProps) {
  return (
    <button form="" type="button" className={styles['chip']} data-applied="" onClick={onRemove}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <Icon glyph={close} size={16} />
    </button>
  );
}
