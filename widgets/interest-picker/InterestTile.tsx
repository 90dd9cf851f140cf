/* oxlint-disable tourism/form-owner -- It stands in the form of Choices.tsx. */
import { check } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import styles from './interest-picker.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly interest: Config['interests'][number];
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

/** How wide a picture is drawn: in two columns, then in up to six. */
const sizes = '(min-width: 1024px) 320px, (min-width: 600px) 33vw, 50vw';

/** One interest: a check box with a picture. */
export function InterestTile({ interest, isChosen, onChange }: Props) {
  const { key, label, image, iconName } = interest;
  return (
    <label className={styles['tile']}>
      <input type="checkbox" className={styles['input']} value={key} checked={isChosen} onChange={onChange} />
      {image && (
        <span className={styles['picture']} aria-hidden="true">
          <Image image={{ ...image, decorative: true }} sizes={sizes} isDrawing={image.drawing} />
        </span>
      )}
      <span className={styles['words']}>
        {iconName && <AuthorsIcon name={iconName} />}
        <span className={styles['label']}>{label}</span>
        <span className={styles['box']} aria-hidden="true">
          <Icon glyph={check} size={16} />
        </span>
      </span>
    </label>
  );
}
