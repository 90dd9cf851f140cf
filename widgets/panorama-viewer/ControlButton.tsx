import { Icon } from '#src/icon/Icon.tsx';
import type { Glyph } from '#src/icon/glyph.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './panorama-viewer.module.css';

interface Props {
  readonly glyph: Glyph;
  readonly onPress: () => void;
  /** Where it switches something on and off. */
  readonly isOn?: boolean;
  /** Its name. */
  readonly children: string;
}

/** A round button on the picture. */
export const ControlButton = ({ glyph, onPress, isOn, children }: Props) => (
  <button form="" type="button" className={styles['control']} aria-pressed={isOn} onClick={onPress}>
    <Icon glyph={glyph} size={20} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </button>
);
