import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { delaysNavigation, followAfter } from '#src/analytics/navigation.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { createElement } from '#src/page/dom.ts';
import { pageAddress, subscribeToAddress } from '#src/page/history.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useScope } from '#src/widget/context.ts';
import { arrange, type Arrangement } from './arrange.ts';
import { findInPlace } from './find-in-place.ts';
import { writeOwnLinks } from './own-links.ts';
import type { Sanitiser } from './purify.ts';
import styles from './rich-text.module.css';
import { arrivedSanitiser, loadSanitiser } from './sanitise.ts';
import { TextSourceContext } from './text-source.ts';
import { useHeldFallback } from './useHeldFallback.ts';

interface Props {
  /** What an author wrote, unsanitised. */
  readonly html: string;
  /** Level of the highest heading in the text: one below the heading it stands under. */
  readonly headingLevel?: Arrangement['headingLevel'];
  /** Adapts the sanitised nodes further, in the browser and on a server; `create` makes elements for them. */
  readonly arrangeMore?: ((root: ParentNode, create: (tag: string) => HTMLElement) => void) | undefined;
  /** Which `div` elements of the text are mount elements of widgets and stay as they are; without it none are. */
  readonly isMount?: ((element: Element) => boolean) | undefined;
  /** Stands in its place where the text cannot be written; without it the widget fails. */
  readonly otherwise?: ReactNode;
}

/** Addresses that were reported already. */
const refused = new Set<string>();

/**
 * The only place that writes authors' html. React writes none of it (Trusted Types: what it is given becomes a plain
 * string): the sanitised text is set on the element itself. Text that is in place already stays: the server's, and, where
 * it is plain and the author's but for what filters change, the CMS's own; nothing is fetched for these. Otherwise the
 * sanitiser is. A widget that has taken no fallback's place yet waits for it, so that the fallback stays until then; when
 * the sanitiser stays away the widget fails, and its fallback is left or comes back.
 */
export function RichText({ html, headingLevel, arrangeMore, isMount, otherwise }: Props) {
  const { page, name } = useScope();
  const source = use(TextSourceContext);
  const track = useTrack();
  const t = useSharedMessages();
  const element = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  const [failure, setFailure] = useState<Error>();
  const isServed = !useHydrated();
  useHeldFallback(source, html, page.url, !isServed && otherwise === undefined);

  const arrangeAll = (root: ParentNode, create: (tag: string) => HTMLElement) => {
    arrange(root, { headingLevel, pageUrl: page.url, newWindow: t('opensInNewWindow'), create });
    arrangeMore?.(root, create);
  };
  // The text is handed to React once and never again, since React would write it anew.
  const [notReacts] = useState(() =>
    isServed
      ? { dangerouslySetInnerHTML: { __html: source.sanitise?.(html, page.url, arrangeAll) ?? '' } }
      : undefined,
  );

  const settle = (root: HTMLElement, text: string) => {
    written.current = text;
    writeOwnLinks(root);
  };
  const finish = useEffectEvent((root: HTMLElement, text: string) => {
    arrangeAll(root, createElement as (tag: string) => HTMLElement);
    settle(root, text);
  });
  const write = useEffectEvent((root: HTMLElement, text: string, { html: sanitiseHtml }: Sanitiser) => {
    const report = (address: string) => {
      if (refused.has(address)) return;
      refused.add(address);
      console.error(
        `tourism-widgets: ${name}: "${address}" is no address that may be linked; it was left out.`,
      );
    };
    root.innerHTML = sanitiseHtml(text, page.url, report, isMount);
    finish(root, text);
  });
  const isInPlace = useEffectEvent((root: HTMLElement, text: string): boolean => {
    if (written.current === text) return true;
    if (written.current === undefined && notReacts && root.hasChildNodes()) {
      settle(root, text);
      return true;
    }
    const nodes = findInPlace(source, text, page.url);
    if (!nodes) return false;
    root.replaceChildren(...nodes);
    finish(root, text);
    return true;
  });

  useLayoutEffect(() => {
    const { current } = element;
    if (!current || isInPlace(current, html)) return undefined;
    const sanitiser = arrivedSanitiser();
    if (sanitiser) {
      write(current, html, sanitiser);
      return undefined;
    }
    let isOver = false;
    loadSanitiser().then(
      (loaded) => isOver || write(current, html, loaded),
      (error: Error) => isOver || setFailure(error),
    );
    return () => {
      isOver = true;
    };
  }, [html]);

  const reportClick = useEffectEvent((click: MouseEvent) => {
    const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
    if (!link) return;
    const href = link.getAttribute('href') ?? '';
    const target = link.getAttribute('target') ?? undefined;
    const words = [...link.childNodes].filter(
      (node) => !(node instanceof Element && node.hasAttribute('data-announcement')),
    );
    const event = {
      event: 'cta_click',
      clickText: words
        .map((node) => node.textContent)
        .join('')
        .trim(),
      link: href,
    } as const;
    if (page.cmsMode === 'author' || !delaysNavigation(click, { href, target }, pageAddress().href)) {
      track(event);
      return;
    }
    click.preventDefault();
    followAfter(href, (eventCallback) => track({ ...event, eventCallback }));
  });

  useEffect(() => {
    const { current } = element;
    const onClick = (click: MouseEvent) => reportClick(click);
    current?.addEventListener('click', onClick);
    current?.addEventListener('error', hideBroken, true);
    const stopReadingAddress = subscribeToAddress(() => current && writeOwnLinks(current));
    return () => {
      current?.removeEventListener('click', onClick);
      current?.removeEventListener('error', hideBroken, true);
      stopReadingAddress();
    };
  }, []);

  if (failure && otherwise === undefined) throw failure;
  if (failure) return otherwise;
  return (
    <div ref={element} className={styles['text']} data-rich-text suppressHydrationWarning {...notReacts} />
  );
}

/** A picture that fails, and has no words to stand for it, leaves no trace (trust, row 15). */
function hideBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.alt === '') target.hidden = true;
}
