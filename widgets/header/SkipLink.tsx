import { useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { findFirstStop, findMain } from '#src/page/main-content.ts';
import { PlaceLink } from '#src/ui/PlaceLink.tsx';
import styles from './header.module.css';
import type en from './messages/en.json';

/** A way past the header that is not the header's. */
const foreignSkip = 'a[href^="#"]:not([data-component="header" i] *, [data-widget="header" i] *)';

const never = () => () => {};

/** Id of the page's content; empty where the page has a way there of its own. */
function targetId(): string {
  if (findFirstStop()?.matches(foreignSkip)) return '';
  return findMain()?.id || 'main';
}

/** The first link of a page: past its chrome, to its content. A page whose template has one needs no second. */
export function SkipLink() {
  const t = useMessages<typeof en>();
  const target = useSyncExternalStore(never, targetId, () => 'main');
  const link = useRef<HTMLAnchorElement>(null);
  const [isFocused, setFocused] = useState(false);
  useOverPage(link, 'skipLink', isFocused);
  if (!target) return null;
  const skip = (click: MouseEvent) => {
    const main = findMain();
    if (!main) return;
    click.preventDefault();
    const isFocusable = main.hasAttribute('tabindex');
    if (!isFocusable) main.tabIndex = -1;
    main.focus();
    if (!isFocusable) main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  };
  return (
    <PlaceLink
      ref={link}
      className={styles['skip']}
      href={`#${target}`}
      onClick={skip}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {t('skip')}
    </PlaceLink>
  );
}
