import { useContext, useEffect, useRef } from 'react';
import { search } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { fallbackTerm } from '#src/search/fallback-term.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './header.module.css';
import type { Config } from './widget.ts';
import type en from './messages/en.json';
import panelStyles from './panel.module.css';
import { atFirstTouch } from './usePreload.ts';

/** Fetched when a pointer or the focus comes to the icon, on touch screens when the page is first touched. */
export const LazySearchDialog = lazyComponent(
  async () => (await import('#src/search/SearchDialog.tsx')).SearchDialog,
);

interface Props {
  readonly config: Config;
  readonly isOpen: boolean;
  /** The search stays away. */
  readonly isMissing: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The way to the search: not in the portal, nor where one is searching already (specification, section 2). */
export function SearchButton({ config, isOpen, isMissing, onToggle }: Props) {
  const { searchBox } = config;
  const { mode, cmsMode, site, url } = usePage();
  const t = useMessages<typeof en>();
  const button = useRef<HTMLButtonElement>(null);
  const resultsPage = searchBox?.searchPagePath ?? site.searchPagePath;
  const isShown = resultsPage && mode !== 'B2B' && !url.includes('search-result');
  const isTouched = Boolean(searchBox && isShown) && cmsMode === 'publish';

  const { fallback } = useContext(TextSourceContext);
  useEffect(() => {
    const end = new AbortController();
    if (isTouched) {
      // Somebody is searching in the CMS's own header already, and goes on in the box; once closed, it forgets that.
      if (fallbackTerm(fallback)) onToggle(true);
      // A phone shows its keyboard only if the field is there when the button is pressed.
      atFirstTouch(() => void LazySearchDialog.load(), end.signal);
    }
    return () => end.abort();
  }, [isTouched, fallback, onToggle]);

  if (!searchBox || !isShown) return null;
  return (
    <>
      <button
        ref={button}
        form=""
        type="button"
        className={styles['icon']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={LazySearchDialog.load}
        onFocus={LazySearchDialog.load}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon glyph={search} />
        <VisuallyHidden>{searchBox.searchLabel || t('search')}</VisuallyHidden>
      </button>
      {isOpen && (
        <LazySearchDialog
          settings={searchBox}
          resultsPage={resultsPage}
          opener={button}
          onClose={() => onToggle(false)}
        />
      )}
      {isMissing && <NotLoaded className={panelStyles['note']} />}
    </>
  );
}
