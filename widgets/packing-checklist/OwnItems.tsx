import { useRef, useState } from 'react';
import { close } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { withoutFormatBetweenWords } from '#src/text/format-characters.ts';
import { limitLength, stripMarkup } from '#src/text/plain.ts';
import button from '#src/ui/button.module.css';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { maximumLength, maximumOwn } from './limits.ts';
import type en from './messages/en.json';
import styles from './packing-checklist.module.css';
import { Tick } from './Tick.tsx';
import type { KeptList } from './usePacking.ts';

interface Props {
  readonly items: KeptList['own'];
  readonly onChange: (how: (kept: KeptList) => Partial<KeptList>) => void;
}

/** Items that the visitor has added, and the field for another. */
export function OwnItems({ items, onChange }: Props) {
  const t = useMessages<typeof en>();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<'blank' | 'full'>();

  const add = () => {
    const label = toLabel(typed);
    const reason = !label ? 'blank' : items.length >= maximumOwn ? 'full' : undefined;
    setError(reason);
    field.current?.focus();
    if (reason) return;
    setTyped('');
    onChange(({ own }) => ({
      own: [...own, { id: Math.max(0, ...own.map(({ id }) => id)) + 1, label, isPacked: false }],
    }));
  };
  const remove = (id: number) => {
    setError(undefined);
    field.current?.focus();
    onChange(({ own }) => ({ own: own.filter((item) => item.id !== id) }));
  };

  return (
    <div className={styles['group']}>
      <fieldset form="">
        <legend className={styles['legend']}>{t('own')}</legend>
        {items.length > 0 && (
          <ul role="list">
            {items.map(({ id, label, isPacked }) => (
              <li key={id} className={styles['ownItem']}>
                <Tick
                  isOwn
                  label={label}
                  isPacked={isPacked}
                  onTick={(isTicked) =>
                    onChange(({ own }) => ({
                      own: own.map((item) => (item.id === id ? { ...item, isPacked: isTicked } : item)),
                    }))
                  }
                />
                <button form="" type="button" className={styles['remove']} onClick={() => remove(id)}>
                  <Icon glyph={close} size={16} />
                  <VisuallyHidden>{t('remove', { item: label })}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        )}
        <form
          className={styles['add']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <FieldShell label={t('another')} error={error && t(error, { count: maximumOwn })}>
            {(control) => (
              <input
                {...control}
                ref={field}
                type="text"
                autoComplete="off"
                enterKeyHint="done"
                maxLength={maximumLength}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldShell>
          <button type="submit" className={`${button['button']} ${button['stroke']} ${button['small']}`}>
            {t('add')}
          </button>
        </form>
      </fieldset>
    </div>
  );
}

/** What was typed without markup, invisible characters and blanks around it; empty where nothing is left. */
const toLabel = (typed: string): string =>
  limitLength(stripMarkup(withoutFormatBetweenWords(typed)).trim(), maximumLength).trim();
