import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useSliderMessages } from './messages.ts';
import styles from './round-button.module.css';

interface Props {
  /** The slides they lead to, from 0; undefined at an end. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** To the slide before and to the next one. At an end a button stays, so that the focus does, and does nothing. */
export const SlideButtons = ({ previous, next, onChoose }: Props) => (
  <>
    <SlideButton to="previous" index={previous} onChoose={onChoose} />
    <SlideButton to="next" index={next} onChoose={onChoose} />
  </>
);

interface ButtonProps {
  readonly to: 'previous' | 'next';
  readonly index: number | undefined;
  readonly onChoose: (index: number) => void;
}

function SlideButton({ to, index, onChoose }: ButtonProps) {
  const t = useSliderMessages();
  return (
    <button
      form=""
      type="button"
      className={styles['button']}
      data-to={to}
      aria-disabled={index === undefined || undefined}
      onClick={() => index !== undefined && onChoose(index)}
    >
      <Icon glyph={arrow} size={20} />
      <VisuallyHidden>{t(to)}</VisuallyHidden>
    </button>
  );
}
