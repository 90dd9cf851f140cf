import { useId, useState } from 'react';
import { useWords } from '../words.ts';
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

  const take = () => {
    const value = Math.round(Number(typed));
    if (typed === '') onChange(undefined);
    else if (typed !== undefined && value > 0)
      onChange(Math.min(Math.max(value, widthLimits.least), widthLimits.most));
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
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </div>
  );
}
