import { createRoot } from 'react-dom/client';
import type { Messages } from '#src/i18n/messages.ts';
import { createElement, pageBody } from '#src/page/dom.ts';
import { matchLanguage } from '#src/page/mount-language.ts';
import { modalInReach, subscribeLayers } from '#src/page/modal-layers.ts';
import type { Page } from '#src/page/page.ts';
import { createScope, ScopeContext } from '#src/widget/context.ts';
import { Alerts } from './Alerts.tsx';
import { alerts } from './store.ts';

let takeAway: (() => void) | undefined;

/**
 * Puts the region into `<body>` that shows what widgets raise (contract, section 2), in the page's language and theme.
 * For the platform to call when the first alert is raised: `whenRaised` in `store.ts` tells it. A second region takes
 * the place of the first. While a modal dialog is open, of ours or of the page, it stands in there.
 *
 * @param shared the texts that all widgets share, in the page's language
 * @returns takes the region away
 */
export function mountAlerts(page: Page, shared: Messages): () => void {
  takeAway?.();
  const region = createElement('div');
  region.dataset['tourismWidgets'] = 'alerts';
  region.dataset['twRoot'] = '';
  region.dataset['theme'] = page.theme;
  const put = () => {
    // An alert outside a modal dialog can be neither heard nor closed; a page that rewrites its body removes the region.
    const place = modalInReach() ?? pageBody();
    if (region.parentNode === place && region.isConnected) return;
    place.append(region);
    matchLanguage(region, page);
  };
  put();
  // What the page opens takes the focus, and tells when it closes while it is still open.
  const soon = () => queueMicrotask(put);
  window.addEventListener('focusin', put, true);
  window.addEventListener('close', soon, true);
  const stops = [
    alerts.subscribe(put),
    subscribeLayers(put),
    () => window.removeEventListener('focusin', put, true),
    () => window.removeEventListener('close', soon, true),
  ];
  const root = createRoot(region);
  root.render(
    <ScopeContext value={createScope(page, 'alert', { messages: {}, shared })}>
      <Alerts store={alerts} />
    </ScopeContext>,
  );
  const remove = () => {
    for (const stop of stops) stop();
    root.unmount();
    region.remove();
    if (takeAway === remove) takeAway = undefined;
  };
  takeAway = remove;
  return remove;
}
