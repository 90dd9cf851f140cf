import type { BaseConfig } from '#src/config/fields.ts';
import { sayIssue, type ConfigIssue } from '#src/config/errors.ts';
import { readConfig } from '#src/config/read-config.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { matchLanguage } from '#src/page/mount-language.ts';
import type { Page } from '#src/page/page.ts';
import { createScope } from '#src/widget/context.ts';
import type { Task } from '../contract.ts';
import { configOf } from '../find-elements.ts';
import { explain } from './explain.tsx';
import type { Placement } from './groups.tsx';
import { focusFirst, repeatClick } from './repeat-click.ts';
import { createSlot } from './slot.ts';
import type { Item } from './widget-tree.tsx';

/** A widget from the moment it is asked for to its end. */
export interface Job {
  readonly task: Task;
  isOver: boolean;
  /** What its end undoes, in this order: the fallback is back before React lets go. */
  readonly undo: (() => void)[];
}

/** Ends a widget, wherever it stands. */
export function end(job: Job): void {
  job.isOver = true;
  for (const undo of job.undo.splice(0)) undo();
}

/** A widget that is ready to be drawn. */
export interface Drawable extends Placement {
  /** Whether `root` holds the widget's server-rendered HTML. */
  readonly isPrerendered: boolean;
}

/**
 * Reads a job's configuration and prepares its place. Undefined for a configuration that cannot be used; the loader
 * has been told.
 *
 * @param shared the texts that all widgets share
 */
export function prepare(job: Job, page: Page, shared: Messages): Drawable | undefined {
  const { element, name, definition, messages, mounted, failed } = job.task;
  let config: BaseConfig;
  let issues: readonly ConfigIssue[];
  try {
    const reading = readConfig(definition.schema, configOf(element));
    config = reading.config as BaseConfig;
    issues = reading.issues;
  } catch (error) {
    failed('config', error);
    return undefined;
  }
  if (issues.length > 0) {
    console.error(`tourism-widgets: ${name}: ${issues.map(sayIssue).join('; ')}`, element);
  }

  const slot = createSlot(element);
  const { root, isPrerendered } = slot;
  job.undo.push(slot.restore);
  let hasFailed = false;
  let isMounted = false;
  let hadFocus = false;

  const item: Item = {
    Widget: definition.Widget,
    config,
    scope: createScope(page, name, { messages, shared, labels: config.labels }),
    textSource: { fallback: slot.fallback },
    onInserted() {
      matchLanguage(element, page);
      // The widget's own word wins, then the attribute (contract, section 1); the tokens need it said here.
      root.dataset['theme'] = config.theme ?? nearestTheme(element);
      root.dataset['margin'] = config.pageMargin ?? (element.dataset['margin'] === 'sm' ? 'sm' : 'md');
      hadFocus = element.contains(readDocument('activeElement'));
      slot.show();
    },
    onCommitted() {
      // The page hears of it when React is through.
      queueMicrotask(() => {
        if (hasFailed || job.isOver || isMounted) return;
        isMounted = true;
        const click = mounted(root);
        announce(job.task);
        if (click) repeatClick(click, element, root);
        // Whoever stood in the fallback with the keyboard goes on from here, not from the top of the page.
        else if (hadFocus && readDocument('activeElement') === pageBody()) focusFirst(root);
        // Server-rendered HTML holds comments around what it shows.
        const isEmpty = !root.firstElementChild && !root.textContent;
        // A page may take it away again as soon as it hears of it.
        if (!job.isOver && page.cmsMode === 'author' && (isEmpty || issues.length > 0)) {
          const about =
            issues.length > 0
              ? ({ kind: 'issues', issues } as const)
              : ({ kind: 'empty', fields: definition.essential } as const);
          job.undo.push(explain(element, page, name, about));
        }
      });
    },
    onError(error: unknown) {
      if (job.isOver) console.error(`tourism-widgets: ${name}: as it went: ${String(error)}`);
      if (hasFailed) return;
      hasFailed = true;
      queueMicrotask(() => {
        if (job.isOver) return;
        end(job);
        failed('render', error);
      });
    },
  };
  return { item, root, isPrerendered };
}

/** Tells the page, and its measurements, that a widget is there (contract, section 2: events, User Timing). */
function announce({ element, name, startTime }: Task): void {
  const { duration } = performance.measure(`widget:${name}`, { start: startTime });
  element.dispatchEvent(new CustomEvent('widget:mounted', { bubbles: true, detail: { name, duration } }));
}

/** The theme that the nearest attribute names: the mount element's, that of a widget around it, or the body's. */
const nearestTheme = (element: HTMLElement): string =>
  element.closest<HTMLElement>('[data-theme]')?.dataset['theme'] === 'blue' ? 'blue' : 'default';
