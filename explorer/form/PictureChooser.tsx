import { useState } from 'react';
import type { Picture } from '../data.ts';
import { inThisCopy } from './in-this-copy.ts';
import { ChooserDialog } from './ChooserDialog.tsx';
import { isPictureAddress } from './field-values.ts';
import { useFormWords, useTools } from './tools.ts';

interface Props {
  /** Id of the button, which gets the focus back. */
  readonly id: string;
  /** What the picture is for, in the explorer's language. */
  readonly name: string;
  /** Address of the one that is stored. */
  readonly current: string;
  readonly describedBy?: string | undefined;
  readonly onChoose: (picture: Picture) => void;
}

/** The picture that is stored, in small, and a button that opens those of the demo. */
export function PictureChooser({ id, name, current, describedBy, onChoose }: Props) {
  const t = useFormWords();
  const { pictures, focus } = useTools();
  const [isChoosing, setIsChoosing] = useState(false);
  const close = () => {
    setIsChoosing(false);
    focus(id);
  };
  /** The address at which no picture was found. */
  const [missing, setMissing] = useState<string>();
  const small = pictures.find(({ src }) => src === current)?.thumbnail ?? current;
  return (
    <>
      {isPictureAddress(small) && small !== missing && (
        <img
          className="ex-form-thumbnail"
          src={inThisCopy(small)}
          alt=""
          loading="lazy"
          onError={() => setMissing(small)}
        />
      )}
      <button
        type="button"
        id={id}
        className="ex-button"
        aria-haspopup="dialog"
        aria-label={t('choosePictureFor', { name })}
        aria-describedby={describedBy}
        onClick={() => setIsChoosing(true)}
      >
        {t('choosePicture')}
      </button>
      <p className="ex-error" role="status">
        {small === missing && t('noPicture')}
      </p>
      {isChoosing && (
        <ChooserDialog
          title={t('choosePicture')}
          current={current}
          choices={pictures.map(({ src, thumbnail, alt }) => ({
            key: src,
            name: alt,
            isEnglish: true,
            drawing: <img src={thumbnail} alt="" loading="lazy" />,
          }))}
          onChoose={(src) => {
            const picture = pictures.find((picture) => picture.src === src);
            if (picture) onChoose(picture);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
