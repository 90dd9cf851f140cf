/* oxlint-disable tourism/form-owner -- It stands in the form of QuestionForm.tsx. */
import { Image } from '#src/media/Image.tsx';
import tile from '#src/ui/choice-tile.module.css';
import type { Option, Question } from './questions.ts';
import styles from './options.module.css';

interface Props {
  readonly option: Option;
  readonly kind: Question['kind'];
  /** Of the group. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** How wide a picture is drawn: alone in its row, then in two columns, then in up to five. */
const sizes = '(min-width: 1024px) 25vw, (min-width: 600px) 50vw, 100vw';

/** An answer: a radio button or a check box, with a picture where it has one. */
export function OptionTile({ option: { key, label, image }, kind, name, isChosen, onChange }: Props) {
  const hasPicture = kind === 'single' || kind === 'multi';
  return (
    <label className={`${tile['tile']} ${styles['option']}`} data-kind={kind}>
      {hasPicture && image && (
        <span className={styles['picture']} aria-hidden="true">
          <Image image={{ ...image, decorative: true }} sizes={sizes} isDrawing={image.drawing} />
        </span>
      )}
      <input
        type={kind === 'multi' ? 'checkbox' : 'radio'}
        name={name}
        value={key}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
