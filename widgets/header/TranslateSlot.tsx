import { useEffect } from 'react';
import { createElement, pageHead } from '#src/page/dom.ts';
import { safeHref } from '#src/text/safe-link.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './language-list.module.css';

/** Scripts that were asked for already: a service wants to be loaded once a page. */
const asked = new Set<string>();

/**
 * The place of a third-party translation service, `data-translate-widget`, and its script, loaded when the panel is
 * first opened. A page with such a service drops `require-trusted-types-for` from its policy (contract, section 3).
 */
export function TranslateSlot({ address }: { readonly address: string }) {
  const { url, cmsMode } = usePage();
  useEffect(() => {
    const src = safeHref(address, url);
    if (cmsMode === 'author' || !src || asked.has(src)) return;
    asked.add(src);
    const script = createElement('script');
    script.async = true;
    try {
      script.src = src;
      pageHead().append(script);
    } catch (error) {
      console.error(`tourism-widgets: header: the page's policy refuses ${src}: ${String(error)}`);
    }
  }, [address, url, cmsMode]);
  // What is in it is the service's alone.
  return <div className={styles['translate']} data-translate-widget="" />;
}
