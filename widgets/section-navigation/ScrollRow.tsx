import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './section-navigation.module.css';

const listIn = (row: RefObject<HTMLElement | null>) => row.current?.querySelector('ul,ol');

/** Shows a list that scrolls sideways, and at each end where more of it is hidden a button that scrolls it. */
export function ScrollRow({ children }: { readonly children: ReactNode }) {
  const t = useMessages<typeof en>();
  const { direction } = usePage();
  const row = useRef<HTMLDivElement>(null);
  const [isMoreBefore, setMoreBefore] = useState(false);
  const [isMoreBehind, setMoreBehind] = useState(false);

  useEffect(() => {
    const list = listIn(row);
    if (!list || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      // Below 0 from right to left.
      const scrolled = Math.abs(list.scrollLeft);
      setMoreBefore(scrolled > 1);
      setMoreBehind(list.scrollWidth - list.clientWidth - scrolled > 1);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    const links = new MutationObserver(measure);
    links.observe(list, { childList: true, subtree: true });
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      links.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  const buttonOf = (end: 'start' | 'end') => (
    <button
      form=""
      type="button"
      className={styles['more']}
      data-end={end}
      // For pointers alone: the focus scrolls the list by itself, and would be lost with a button that goes.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        const list = listIn(row);
        const way = (end === 'end') === (direction === 'ltr') ? 0.8 : -0.8;
        list?.scrollBy({
          left: way * list.clientWidth,
          behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
        });
      }}
    >
      <Icon glyph={chevron} />
      <VisuallyHidden>{t(end === 'end' ? 'more' : 'earlier')}</VisuallyHidden>
    </button>
  );
  return (
    <div ref={row} className={styles['row']}>
      {isMoreBefore && buttonOf('start')}
      {children}
      {isMoreBehind && buttonOf('end')}
    </div>
  );
}
