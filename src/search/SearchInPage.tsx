import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { addressTerm } from './results-address.ts';
import styles from './search-box.module.css';
import { SearchBox } from './SearchBox.tsx';
import type { SearchProps } from './settings.ts';
import { useDismissOutside } from './useDismissOutside.ts';
import { useTyped } from './useTyped.ts';
import { isComposed } from './useComposition.ts';

/** What hangs below the field; fetched when a visitor comes near it. */
const LazySearchPanel = lazyComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** For small screens, where it stands over the page. */
const LazySearchDialog = lazyComponent(async () => (await import('./SearchDialog.tsx')).SearchDialog);

interface Props extends SearchProps {
  /** What the page shows results for: the field says it, also after Back and Forward. */
  readonly term?: string;
}

/** The search box in the page: with room for it the list hangs below the field, without it covers the screen. */
export function SearchInPage({ term = '', onSearch, ...given }: Props) {
  const { cmsMode } = usePage();
  const isWide = useMediaQuery(from(breakpoints.desktop));
  const [isInUse, setInUse] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setInUse(false), []);
  const [typed, setTyped] = useTyped(term, field, close);

  const isOpen = isInUse && cmsMode !== 'author';
  useDismissOutside({ isActive: isOpen && isWide, areas: [area], onDismiss: close });

  const searchHere = useCallback(
    (text: string) => {
      setTyped(addressTerm(text));
      // The pressed option is removed with the list; the button is not.
      const { current } = field;
      if (!current?.form?.querySelector('[type="submit"]:focus')) current?.focus({ preventScroll: true });
      close();
      // A keyboard on the screen would cover what is found; the dialog has given the focus back by then.
      if (matchMedia('(pointer: coarse)').matches) requestAnimationFrame(() => current?.blur());
      onSearch?.(text);
    },
    [onSearch, close, setTyped],
  );
  const box = { ...given, onSearch: onSearch && searchHere };

  const Below = isWide ? LazySearchPanel : LazySearchDialog;
  const isMissing = Below.useIsMissing();
  const prepare = Below.load;
  const open = () => {
    setInUse(true);
    void prepare();
  };
  const enter = () => {
    void prepare();
    // Below 1024 px the box covers the screen, which the focus alone must not do (WCAG 3.2.1); nor is anything offered
    // to those who only pass a field whose results they see.
    if (isWide && (typed === '' || typed !== term)) setInUse(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposed(event.nativeEvent)) return;
    if (!isOpen || !isWide) return;
    event.preventDefault();
    close();
  };
  return (
    <>
      {/* Nothing to act on itself: it hears what happens to the field and to what hangs below it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={area} onPointerEnter={prepare} onFocus={enter} onKeyDown={onKeyDown}>
        <SearchBox
          {...box}
          Panel={LazySearchPanel}
          typed={typed}
          onType={setTyped}
          field={field}
          look="page"
          opens={isWide ? 'listbox' : 'dialog'}
          isOpen={isOpen && isWide}
          onOpen={open}
        />
        {isOpen && isMissing && (
          <div className={styles['below']}>
            <NotLoaded className={styles['missing']} />
          </div>
        )}
      </div>
      {isOpen && !isWide && (
        <LazySearchDialog {...box} kept={{ typed, onType: setTyped }} opener={field} onClose={close} />
      )}
    </>
  );
}
