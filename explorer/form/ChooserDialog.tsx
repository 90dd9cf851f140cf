import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFormWords } from './tools.ts';

/** One of the things to choose from. */
interface Chosen {
  /** What is stored of it. */
  readonly key: string;
  readonly name: string;
  /** Texts of the demo are English. */
  readonly isEnglish: boolean;
  readonly drawing: ReactNode;
}

interface Props {
  readonly title: string;
  readonly choices: readonly Chosen[];
  /** Key of the one that is stored. */
  readonly current: string;
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

/** A dialog with things to choose from, each a button. Escape, the close button and a choice close it. */
export function ChooserDialog({ title, choices, current, onChoose, onClose }: Props) {
  const t = useFormWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const closed = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const onNativeClose = () => closed();
    element.showModal();
    element.addEventListener('close', onNativeClose);
    return () => {
      element.removeEventListener('close', onNativeClose);
      element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className="ex-form-chooser" aria-labelledby={id}>
      <div className="ex-form-chooser-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="ex-button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <ul className="ex-form-chooser-list">
        {choices.map(({ key, name, isEnglish, drawing }) => (
          <li key={key}>
            <button
              type="button"
              className="ex-form-choice"
              aria-current={key === current || undefined}
              onClick={() => onChoose(key)}
            >
              {drawing}
              <span lang={isEnglish ? 'en' : undefined} dir={isEnglish ? 'ltr' : undefined}>
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
