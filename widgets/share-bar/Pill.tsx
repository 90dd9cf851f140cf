import type { Glyph } from '#src/icon/glyph.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './share-bar.module.css';

interface Props {
  readonly glyph: Glyph;
  readonly onClick: () => void;
  /** Id of what it shows and hides, and whether that is shown. */
  readonly controls?: string;
  readonly isOpen?: boolean;
  readonly children: string;
}

/** A button of the bar. */
export const Pill = ({ glyph, onClick, controls, isOpen, children }: Props) => (
  <button
    form=""
    type="button"
    className={styles['pill']}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onClick}
  >
    <Icon glyph={glyph} size={20} />
    <span>{children}</span>
  </button>
);
