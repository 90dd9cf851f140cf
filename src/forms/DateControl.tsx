/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { useRef, useState } from 'react';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import type { OwnControlProps } from './definition.ts';
import styles from './forms.module.css';
import { LazyDateChoice } from './lazy-parts.ts';
import { useFormMessages } from './messages.ts';

/** A date that is typed, with a button that opens a month of days; where that stays away, the typed field is enough. */
export function DateControl({ field, control }: OwnControlProps) {
  const t = useFormMessages();
  const opener = useRef<HTMLButtonElement>(null);
  const [picker, setPicker] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazyDateChoice, picker === 'wanted', () => setPicker('missing'));
  return (
    <>
      <div className={styles['date']}>
        <input {...control} type="date" min={field.min} max={field.max} />
        <button
          ref={opener}
          type="button"
          className={styles['opener']}
          aria-label={`${t('chooseDate')}: ${field.label}`}
          aria-haspopup="dialog"
          onClick={() => setPicker('wanted')}
        >
          <Icon glyph={calendar} size={24} />
        </button>
      </div>
      {picker === 'missing' && <NotLoaded className={styles['quiet']} />}
      {isOpen && <LazyDateChoice field={field} opener={opener} onClose={() => setPicker('closed')} />}
    </>
  );
}
