import { useLayoutEffect, useRef } from 'react';
import { consentWords, type ConsentMessages } from '#src/consent/messages.ts';
import { useConsent } from '#src/consent/useConsent.ts';
import { createElement, pageHead } from '#src/page/dom.ts';
import { safeHref } from '#src/text/safe-link.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import styles from './language-list.module.css';

/** The element of each service, by the address of its script: it stays what the service has made of it. */
const slots = new Map<string, HTMLElement>();

/**
 * The place of a third-party translation service, `data-translate-widget`, and its script, loaded when the place is
 * first shown and the visitor allows translation, where the page asks. A page with such a service drops
 * `require-trusted-types-for` from its policy (contract, section 3).
 */
export function TranslateSlot({ address }: { readonly address: string }) {
  const page = usePage();
  const t = useEngineMessages<ConsentMessages>(consentWords);
  const consent = useConsent(page, 'translation');
  const place = useRef<HTMLDivElement>(null);
  const src = page.cmsMode === 'author' ? undefined : safeHref(address, page.url);
  const isAllowed = consent === 'allowed' || consent === 'unasked';

  useLayoutEffect(() => {
    if (!isAllowed || !src) return undefined;
    const known = slots.get(src);
    const slot = known ?? createElement('div');
    slot.dataset['translateWidget'] = '';
    slot.dataset['twForeign'] = '';
    slots.set(src, slot);
    place.current?.append(slot);
    if (!known) loadScript(src);
    return () => slot.remove();
  }, [isAllowed, src]);

  if (!src) return null;
  if (isAllowed) return <div ref={place} className={styles['translate']} />;
  // A script that has run cannot be taken back: only the next page is without it.
  const note = t(slots.has(src) ? 'translationEnds' : 'translationOff');
  return (
    <div className={styles['translate']}>
      <p className={styles['note']}>{note}</p>
      <Link
        className={styles['settings']}
        href="#consent"
        event={{ event: 'nav_click', clickText: t('settings') }}
      >
        {t('settings')}
      </Link>
    </div>
  );
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
