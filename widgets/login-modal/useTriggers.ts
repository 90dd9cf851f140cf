import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { byId, pageElement } from '#src/page/dom.ts';
import type { Page } from '#src/page/page.ts';
import { isPlainClick } from '#src/page/plain-click.ts';
import { describeValue } from '#src/schema/issues.ts';
import { loginUrl } from '#src/session/login-url.ts';
import { useUser } from '#src/session/useUser.ts';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import { isSamePage } from '#src/text/safe-link.ts';
import { useScope } from '#src/widget/context.ts';
import type { Config } from './widget.ts';

/**
 * Lets links and buttons of the page ask for sign-in. Afterwards the visitor goes where the link leads; a button with an
 * id is pressed again. Signed-in visitors and modified clicks get what the element does by itself, as does everybody
 * where nobody can sign in.
 *
 * @param prepare called when a pointer or the focus comes to one of them
 */
export function useTriggers(triggers: Config['triggers'], prepare: () => void): void {
  const { issues } = useScope();
  const page = useSignInPage();
  const { user, isPending } = useUser();
  const find = (target: EventTarget | null) => findTrigger(triggers, target);
  const ask = useAskForSignIn({
    name: 'press',
    act(id) {
      const element = byId(id);
      // Storage is not trusted to press anything else.
      if (find(element)?.element === element) element?.click();
    },
  });
  const isOn = triggers.length > 0 && user === null && ask !== undefined && page.cmsMode !== 'author';

  useLayoutEffect(() => {
    triggers.forEach(({ selector }, index) => {
      const path = `triggers[${index}].selector`;
      if (isSelector(selector) || issues.some((issue) => issue.path === path)) return;
      issues.push({ path, expected: 'CSS selector', found: describeValue(selector) });
    });
  }, [triggers, issues]);

  const onClick = useEffectEvent((click: MouseEvent) => {
    const found = isPlainClick(click) ? find(click.target) : undefined;
    if (!found) return;
    const { element, reason } = found;
    const target = targetOf(element, page);
    // While nobody knows who the visitor is, only what can be done afterwards is held back.
    if (isPending && target === undefined && !element.id) return;
    click.preventDefault();
    // Safari gives a pressed button no focus, and the dialog gives it back.
    element.focus({ preventScroll: true });
    ask?.({ ...(reason && { reason }), ...(target === undefined ? { detail: element.id } : { target }) });
  });

  const onNear = useEffectEvent(({ target }: Event) => {
    if (find(target)) prepare();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    // Before what else the page does with the click.
    window.addEventListener('click', (click) => onClick(click), { capture: true, signal });
    for (const near of ['pointerover', 'focusin'])
      window.addEventListener(near, (event) => onNear(event), { signal });
    return () => ends.abort();
  }, [isOn]);
}

function isSelector(selector: string): boolean {
  try {
    pageElement().matches(selector);
    return true;
  } catch {
    return false;
  }
}

function findTrigger(triggers: Config['triggers'], target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined;
  for (const { selector, reason } of triggers) {
    const element = isSelector(selector) ? target.closest<HTMLElement>(selector) : null;
    if (element) return { element, reason };
  }
  return undefined;
}

/** Where the element leads; what leads to the login service already, leads where that is told to lead afterwards. */
function targetOf(element: Element, page: Page): string | undefined {
  const address = element.closest('a')?.href;
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || (!url.hash && isSamePage(url.href, page.url)))
    return undefined;
  const service = URL.parse(loginUrl(page) ?? '');
  const isService = url.origin === service?.origin && url.pathname === service.pathname;
  return isService ? (url.searchParams.get('postLoginUrl') ?? undefined) : url.href;
}
