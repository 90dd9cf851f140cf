import type { MouseEvent } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { pageElement } from '#src/page/dom.ts';
import styles from './header.module.css';
import type en from './messages/en.json';

/** The first link of a page: past its chrome, to its content. */
export function SkipLink() {
  const t = useMessages<typeof en>();
  const skip = (click: MouseEvent) => {
    const main = pageElement().querySelector<HTMLElement>('main, [role="main"], #main');
    if (!main) return;
    click.preventDefault();
    const isFocusable = main.hasAttribute('tabindex');
    if (!isFocusable) main.tabIndex = -1;
    main.focus();
    if (!isFocusable) main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  };
  return (
    <a className={styles['skip']} href="#main" onClick={skip}>
      {t('skip')}
    </a>
  );
}
