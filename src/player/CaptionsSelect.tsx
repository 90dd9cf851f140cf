import { Icon } from '#src/icon/Icon.tsx';
import { captions as captionsGlyph } from './glyphs.ts';
import { usePlayerMessages } from './messages.ts';
import styles from './player.module.css';
import type { Captions } from './useCaptions.ts';

interface Props {
  readonly captions: Captions;
  /** Makes it part of the toolbar. */
  readonly control: { readonly tabIndex: number; readonly onFocus: () => void };
}

/** The languages of captions, as the browser's own list; those that could not be had say so. */
export function CaptionsSelect({ captions: { tracks, shown, failed, show }, control }: Props) {
  const t = usePlayerMessages();
  return (
    <span className={styles['choice']} data-on={shown >= 0 || undefined}>
      <Icon glyph={captionsGlyph} />
      <select
        {...control}
        form=""
        aria-label={t('captions')}
        title={t('captions')}
        value={shown}
        onChange={({ target }) => show(Number(target.value))}
      >
        <option value={-1}>{t('captionsOff')}</option>
        {tracks.map(({ lang, src, label }, index) => (
          <option key={`${lang} ${src}`} value={index} lang={lang} disabled={failed.has(index)}>
            {failed.has(index) ? t('notAvailable', { name: label }) : label}
          </option>
        ))}
      </select>
    </span>
  );
}
