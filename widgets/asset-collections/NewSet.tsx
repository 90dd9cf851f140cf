import { useRef, useState } from 'react';
import { useAssetMessages } from '#src/assets/messages.ts';
import { plus } from '#src/icon/glyphs.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import { FieldsButton } from './FieldsButton.tsx';
import type en from './messages/en.json';
import { SetFields } from './SetFields.tsx';

interface Props {
  /** Sets that the visitor has. */
  readonly count: number;
  /** Sets that a visitor may have. */
  readonly maximum: number;
  /** Makes a set. @throws ApiError */
  readonly onMake: (name: string, note: string) => Promise<void>;
}

/** The button that opens the fields of a new set; where there is no room for one, how many there are. */
export function NewSet({ count, maximum, onMake }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (count >= maximum) return <p className={styles['quiet']}>{t('fullList', { count })}</p>;
  return (
    <div className={styles['part']}>
      <div>
        <FieldsButton
          ref={button}
          label={words('newCollection')}
          glyph={plus}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <SetFields
          action={t('make')}
          onKeep={onMake}
          onCancel={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
