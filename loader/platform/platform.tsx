import { alerts, whenRaised } from '#src/alert/store.ts';
import { ConfigError } from '#src/schema/issues.ts';
import { addEngineMessages, type EngineMessages } from '#src/i18n/engine-messages.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Providers } from '#src/page/page.ts';
import { readPage } from '#src/page/read-page.ts';
import { onUnseenModal } from '#src/page/unseen-modal.ts';
import { tellZoom } from '#src/page/zoom.ts';
import { createQueryClient } from '#src/session/query-client.ts';
import { rememberReferral } from '#src/session/referral.ts';
import '#src/ui/base.css';
import { lazyPart } from '#src/ui/lazy-component.ts';
import type { FileLoader, MessagesModule, Mount, Platform } from '../contract.ts';
import { attributeErrors } from './attribute-error.ts';
import { explain } from './explain.ts';
import { renderPortals, hydrate } from './portal-roots.tsx';
import { prepareMount, type PreparedMount } from './prepare-mount.ts';
import { setFileLoader } from './lazy-imports.ts';
import { createScheduler } from './scheduler.ts';

/**
 * Starts what all widgets share. The loader calls it once, when the first widget is due.
 *
 * @param messages those that all widgets share, and engines' in the platform, in the page's language
 * @param language of the page: for words, direction and formats alike
 * @param providers names of the widgets that provide something to others
 * @param loader how the loader fetches files, for later imports of widgets; the bundler's own way without it
 */
export function createPlatform(
  { default: shared, engines }: MessagesModule,
  language: Language,
  providers?: Providers,
  loader?: FileLoader,
): Platform {
  const page = readPage(language, providers);
  const client = createQueryClient();
  const watch = attributeErrors();
  tellZoom();
  if (loader) setFileLoader(loader, language);
  const addMessages = (messages?: EngineMessages) => addEngineMessages(language, messages);
  addMessages(engines);
  if (page.cmsMode === 'publish') rememberReferral(page.url);
  const mountRegion = async () => (await import('#src/alert/region.tsx')).mountAlerts(page, shared);
  whenRaised(lazyPart(mountRegion));
  onUnseenModal((description) => alerts.raise({ type: 'error', description }));

  const draw = (mounts: readonly Mount[]) => {
    const group: PreparedMount[] = [];
    for (const mount of mounts) {
      const prepared = mount.status === 'loading' ? prepareMount(mount, page, shared) : undefined;
      if (!prepared) continue;
      const { root, isPrerendered } = prepared.container;
      const { onError } = prepared.drawing;
      mount.undo.push(watch({ name: mount.name, definition: mount.widget?.definition, root, onError }));
      if (isPrerendered) mount.undo.push(hydrate(client, prepared));
      else group.push(prepared);
    }
    renderPortals(client, group).forEach((remove, index) => group[index]?.mount.undo.push(remove));
  };

  return {
    mount: createScheduler(draw, onScreenFirst),
    explain(mount, error) {
      const about =
        error instanceof ConfigError ? ({ kind: 'issues', issues: error.issues } as const) : undefined;
      explain(mount, page, about ?? { kind: 'fault', error });
    },
    addMessages,
  };
}

/** Puts mounts in view first, so that a page of a thousand widgets shows them as soon as a page of ten. */
function onScreenFirst(mounts: readonly Mount[]): Mount[] {
  const onScreen = new Set(
    mounts.filter(({ element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom >= 0 && top <= innerHeight;
    }),
  );
  return [...onScreen, ...mounts.filter((mount) => !onScreen.has(mount))];
}
