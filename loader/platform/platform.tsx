import { whenRaised } from '#src/alert/store.ts';
import { ConfigError } from '#src/config/errors.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { readPage } from '#src/page/read-page.ts';
import { createQueryClient } from '#src/session/client.ts';
import { rememberReferral } from '#src/session/referral.ts';
import '#src/ui/base.css';
import type { LoadFile, Platform } from '../contract.ts';
import { watchFaults } from './blame.ts';
import { explain } from './explain.tsx';
import { drawGroup, hydrate } from './groups.tsx';
import { end, prepare, type Drawable, type Job } from './job.ts';
import { partsFrom } from './parts.ts';
import { createSlices } from './slices.ts';

/**
 * Starts what all widgets share. Called once a page, by the loader, when the first widget is due.
 *
 * @param shared the texts that all widgets share, in the page's language
 * @param loadFile how the loader fetches files; later parts of widgets come the same way
 */
export function createPlatform(shared: Messages, loadFile: LoadFile): Platform {
  const page = readPage();
  const client = createQueryClient();
  const watch = watchFaults();
  partsFrom(loadFile);
  if (page.cmsMode === 'publish') rememberReferral(page.url);
  whenRaised(() => {
    import('#src/alert/region.tsx').then(({ mountAlerts }) => mountAlerts(page, shared), reportError);
  });

  const draw = (jobs: readonly Job[]) => {
    const group: { readonly job: Job; readonly drawable: Drawable }[] = [];
    for (const job of jobs) {
      const drawable = job.isOver ? undefined : prepare(job, page, shared);
      if (drawable)
        job.undo.push(watch({ ...job.task, root: drawable.root, onError: drawable.item.onError }));
      if (drawable?.isPrerendered) job.undo.push(hydrate(client, drawable, job.task.element.id));
      else if (drawable) group.push({ job, drawable });
    }
    const placements = group.map(({ drawable }) => drawable);
    drawGroup(client, placements).forEach((remove, index) => group[index]?.job.undo.push(remove));
  };

  const enqueue = createSlices(draw, onScreenFirst);

  return {
    mount(task) {
      const job: Job = { task, isOver: false, undo: [] };
      enqueue(job);
      return () => end(job);
    },
    explain(element, name, error) {
      const about =
        error instanceof ConfigError ? ({ kind: 'issues', issues: error.issues } as const) : undefined;
      return explain(element, page, name, about ?? { kind: 'fault', error });
    },
  };
}

/** Measured once for many: a page of a thousand widgets shows the ones in view as soon as a page of ten does. */
function onScreenFirst(jobs: readonly Job[]): Job[] {
  const onScreen = new Set(
    jobs.filter(({ task }) => {
      const { top, bottom } = task.element.getBoundingClientRect();
      return bottom >= 0 && top <= innerHeight;
    }),
  );
  return [...onScreen, ...jobs.filter((job) => !onScreen.has(job))];
}
