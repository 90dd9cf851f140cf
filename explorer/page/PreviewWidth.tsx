import { useId, useState } from 'react';
import { useWords } from '../words.ts';
import { numberMeant } from '../form/field-values.ts';
import { widthLimits } from './address.ts';
import words from './words.json';

interface Props {
  readonly width: number | undefined;
  readonly onChange: (width: number | undefined) => void;
}

/** Widths in CSS px. */
const presets = [
  ['phone', 390],
  ['tablet', 768],
  ['wide', 1440],
  ['fit', undefined],
] as const;

/** How wide the preview is: one of some usual widths, or any. */
export function PreviewWidth({ width, onChange }: Props) {
  const t = useWords(words);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (width === undefined ? '' : String(width));

  const { least, most } = widthLimits;
  const isWrong = (value: string | number | undefined) =>
    value !== undefined && !(Number(value) >= least && Number(value) <= most);
  /** Whether what is typed has been refused: it stays to be corrected. */
  const [isRefused, setIsRefused] = useState(false);

  const take = () => {
    if (typed === undefined) return;
    const value = numberMeant(typed);
    setIsRefused(isWrong(value));
    if (isWrong(value)) return;
    onChange(value === undefined ? undefined : Math.round(Number(value)));
    setTyped(undefined);
  };

  return (
    <div className="ex-width" role="group" aria-label={t('width')}>
      <div className="ex-segments">
        {presets.map(([name, value]) => (
          <button
            key={name}
            type="button"
            className="ex-segment"
            aria-pressed={width === value}
            onClick={() => {
              setTyped(undefined);
              setIsRefused(false);
              onChange(value);
            }}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <label className="ex-hidden" htmlFor={id}>
        {t('width')}
      </label>
      <input
        id={id}
        className="ex-input ex-width-input"
        inputMode="numeric"
        placeholder="px"
        dir="ltr"
        value={shown}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <p id={`${id}-error`} className="ex-error" role="status">
        {isRefused && t('widthLimits', { least: String(least), most: String(most) })}
      </p>
    </div>
  );
}
