import { useRef, type Ref } from 'react';
import { directionOf } from '#src/i18n/languages.ts';
import { globe } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import layout from '#src/ui/layout.module.css';
import { Link } from '#src/ui/Link.tsx';
import { useFocusReturn } from '#src/ui/useFocusReturn.ts';
import { useScope } from '#src/widget/context.ts';
import styles from './language-suggestion.module.css';
import type { Offer } from './offers.ts';
import words from './words.json';

interface Props {
  readonly offer: Offer;
  /** Stands over the page's edge. */
  readonly isLayer?: boolean;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** One offer, written in the language that it offers. */
export function OfferBar({ offer, isLayer = false, onClose, ref }: Props) {
  const { language, href, isCountryPage } = offer;
  const t = useScope().translateOf(words);
  const content = useRef<HTMLDivElement>(null);
  useFocusReturn(content);
  const label = offer.label || t(`${language}.accept`);
  return (
    <section
      ref={ref}
      className={`${layout['column']} ${styles['bar']}`}
      data-layer={isLayer || undefined}
      lang={language}
      dir={directionOf(language)}
      aria-label={t(`${language}.label`)}
    >
      <div ref={content} className={`${layout['content']} ${styles['row']}`}>
        <Icon glyph={globe} size={20} />
        <div className={styles['words']}>
          <p>{offer.message || t(`${language}.${isCountryPage ? 'country' : 'offer'}`)}</p>
          <Link
            className={styles['accept']}
            href={href}
            marks={{ hrefLang: language }}
            event={{ event: 'cta_click', clickText: label, dataLayer: { language } }}
          >
            <span>{label}</span>
          </Link>
        </div>
        <CloseButton onClick={onClose} label={t(`${language}.close`)} />
      </div>
    </section>
  );
}
