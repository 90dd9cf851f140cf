import { useContext, useEffect, useRef, useState } from 'react';
import { search } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/i18n/useMessages.ts';
import { typedBefore } from '#src/search/typed-before.ts';
import { TextSourceContext } from '#src/text/text-source.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget-context.ts';
import type { Config } from './config.ts';
import styles from './header.module.css';
import type en from './messages/en.json';
import { SearchDialogPart } from './parts.ts';
import { whenIdle } from './usePrepareParts.ts';

interface Props {
  readonly config: Config;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The way to the search: not in the portal, nor where one is searching already (specification, section 2). */
export function SearchButton({ config, isOpen, onToggle }: Props) {
  const { searchBox, labels, ctaData, dataLayer } = config;
  const { mode, cmsMode, site, url } = usePage();
  const t = useMessages<typeof en>();
  const button = useRef<HTMLButtonElement>(null);
  const resultsPage = searchBox?.searchPagePath ?? site.searchPagePath;
  const isShown = resultsPage && mode !== 'B2B' && !url.includes('search-result');
  const isTouched = Boolean(searchBox && isShown) && cmsMode === 'publish';

  useEffect(() => {
    // A finger gives no sign before it presses, and a phone shows its keyboard only if the field is there by then.
    if (!isTouched || !matchMedia('(hover: none)').matches) return undefined;
    const end = new AbortController();
    whenIdle(SearchDialogPart.load, end.signal);
    return () => end.abort();
  }, [isTouched]);

  const { fallback } = useContext(TextSourceContext);
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (first !== undefined || !isTouched) return;
    const typed = typedBefore(fallback);
    setFirst(typed);
    // Somebody is searching in the CMS's own header already, and goes on here.
    if (typed) onToggle(true);
  }, [first, isTouched, fallback, onToggle]);

  if (!searchBox || !isShown) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['icon']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={SearchDialogPart.load}
        onFocus={SearchDialogPart.load}
        onClick={() => {
          setFirst('');
          onToggle(!isOpen);
        }}
      >
        <Icon glyph={search} />
        <VisuallyHidden>{searchBox.searchLabel || t('search')}</VisuallyHidden>
      </button>
      {isOpen && (
        <SearchDialogPart
          settings={searchBox}
          {...{ resultsPage, labels, ctaData, dataLayer, first }}
          opener={button}
          onClose={() => onToggle(false)}
        />
      )}
    </>
  );
}
