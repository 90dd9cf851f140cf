import { useLayoutEffect, useRef } from 'react';
import { createElement, pageHead } from '#src/page/dom.ts';
import { safeHref } from '#src/text/safe-link.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './language-list.module.css';

/** The element of each service, by the address of its script: it stays what the service has made of it. */
const slots = new Map<string, HTMLElement>();

/**
 * The place of a third-party translation service, `data-translate-widget`, and its script, loaded when the place is
 * first shown. A page with such a service drops `require-trusted-types-for` from its policy (contract, section 3).
 */
export function TranslateSlot({ address }: { readonly address: string }) {
  const { url, cmsMode } = usePage();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const src = safeHref(address, url);
    if (cmsMode === 'author' || !src) return;
    const known = slots.get(src);
    const slot = known ?? createElement('div');
    slot.dataset['translateWidget'] = '';
    slot.dataset['twForeign'] = '';
    slots.set(src, slot);
    place.current?.append(slot);
    if (!known) loadScript(src);
  }, [address, url, cmsMode]);
  return <div ref={place} className={styles['translate']} />;
}

function loadScript(src: string): void {
  const script = createElement('script');
  script.async = true;
  try {
    script.src = src;
    pageHead().append(script);
  } catch (error) {
    console.error(`tourism-widgets: header: the page's policy refuses ${src}: ${String(error)}`);
  }
}
