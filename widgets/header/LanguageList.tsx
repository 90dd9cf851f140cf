import { useSyncExternalStore, type ComponentType } from 'react';
import { check } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { pageAddress } from '#src/page/history.ts';
import { languageLink } from '#src/page/language-link.ts';
import { linkLanguage } from '#src/page/language.ts';
import { useMissingLanguages } from '#src/session/useMissingLanguages.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import type { Config, LanguageItem } from './widget.ts';
import { isCurrent } from './language-links.ts';
import styles from './language-list.module.css';
import type en from './messages/en.json';

/** Few sites have flags: a language is no country. */
export const LazyFlag = lazyComponent(async () => (await import('./Flag.tsx')).Flag);

/** Few portals name a translation service. */
const LazyTranslateSlot = lazyComponent(async () => (await import('./TranslateSlot.tsx')).TranslateSlot);

/** What the entry of a language needs that does not have this page. */
export interface MissingLanguageProps {
  readonly item: LanguageItem;
  readonly language: string;
  /** Says that this page does not exist in the language, where the author says nothing. */
  readonly fallback: string;
}

interface Props {
  readonly config: Config;
  /** Under each other in a panel, or as names that flow at the foot of the mobile menu. */
  readonly look: 'rows' | 'names';
  /** Draws a language that does not have this page. */
  readonly Missing: ComponentType<MissingLanguageProps>;
}

const never = () => () => {};

/**
 * The languages of the site; one that does not have this page is greyed, and says why. In the portal a translation service
 * stands below them.
 */
export function LanguageList({ config: { languages, translateWidgetUrl }, look, Missing }: Props) {
  const t = useMessages<typeof en>();
  const { language, url, mode } = usePage();
  // Filters and terms have been put into the address since the page was loaded.
  const address = useSyncExternalStore(
    never,
    () => pageAddress().href,
    () => url,
  );
  const page = { url: address, language };
  const missing = useMissingLanguages();
  const list = languages && (
    <ul
      className={styles['list']}
      role="list"
      data-look={look}
      data-place="language"
      aria-label={languages.label || t('language')}
    >
      {languages.data.map((item) => {
        const named = linkLanguage(item.ctaLink, page);
        const isOwn = isCurrent(item, page);
        return (
          <li key={`${item.ctaLabel} ${item.ctaLink}`}>
            {named && !isOwn && missing.includes(named) ? (
              <Missing item={item} language={named} fallback={t('languageMissing')} />
            ) : (
              <Link
                className={styles['entry']}
                href={languageLink(item.ctaLink, page)}
                event={{ event: 'nav_click', clickText: item.ctaLabel }}
                marks={{ lang: named, hrefLang: named, 'aria-current': isOwn ? 'true' : undefined }}
              >
                {item.image && <LazyFlag image={item.image} />}
                <span translate="no">{item.ctaLabel}</span>
                {isOwn && look === 'rows' && <Icon glyph={check} size={20} />}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {list}
      {mode === 'B2B' && translateWidgetUrl && <LazyTranslateSlot address={translateWidgetUrl} />}
    </>
  );
}
