import type { Ref } from 'react';
import type { Glyph } from '#src/icon/glyph.ts';
import { Icon } from '#src/icon/Icon.tsx';
import button from '#src/ui/button.module.css';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly glyph: Glyph;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The button of fields that stand right below it while they are open (APG: disclosure). */
export const FieldsButton = ({ ref, label, glyph, isOpen, onToggle }: Props) => (
  <button
    ref={ref}
    form=""
    type="button"
    className={`${button['button']} ${button['stroke']} ${button['small']}`}
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    <span>{label}</span>
    <Icon glyph={glyph} size={16} />
  </button>
);
