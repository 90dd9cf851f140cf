import type { Glyph } from '#src/icon/glyph.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './swap-button.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** What it exchanges, as in “Exchange the two currencies”. */
  readonly label: string;
  readonly onSwap: () => void;
}

/** Two arrows, one each way: the same from right to left. */
const swap: Glyph = { body: ['M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4'] };

/** Exchanges what is chosen in the field before it and in the one after it; its arrows stand upright while the two are below each other. */
export const SwapButton = ({ label, onSwap }: Props) => (
  <button form="" type="button" className={styles['swap']} onClick={onSwap}>
    <Icon glyph={swap} size={20} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);
