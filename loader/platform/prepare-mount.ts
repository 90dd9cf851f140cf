import type { BaseConfig } from '#src/schema/common.schema.ts';
import { formatIssue, type ConfigIssue } from '#src/schema/issues.ts';
import { readConfig } from '#src/schema/read-config.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { matchLanguage } from '#src/page/mount-language.ts';
import type { Page } from '#src/page/page.ts';
import { createScope } from '#src/widget/context.ts';
import type { Mount } from '../contract.ts';
import { endMount } from '../end-mount.ts';
import { explain } from './explain.ts';
import { createMountContainer, type MountContainer } from './mount-container.ts';
import { focusFirst, replayClick } from './replay-click.ts';
import { watchRoot } from './watch-root.ts';
import type { Drawing } from './drawing.ts';

/** A mount that is ready to be drawn. */
export interface PreparedMount {
  readonly mount: Mount;
  readonly container: MountContainer;
  readonly drawing: Drawing;
}

/**
 * Reads a mount's configuration and prepares its container. Undefined if the configuration cannot be used; that is
 * reported to the loader.
 *
 * @param shared the messages that all widgets share
 */
export function prepareMount(mount: Mount, page: Page, shared: Messages): PreparedMount | undefined {
  const { element, name, config: text, widget, events } = mount;
  if (!widget) return undefined;
  const { definition, messages } = widget;
  let config: BaseConfig;
  let issues: ConfigIssue[];
  try {
    const reading = readConfig(definition.schema, text);
    config = reading.config;
    issues = [...reading.issues];
  } catch (error) {
    events.failed(mount, 'config', error);
    return undefined;
  }

  const container = createMountContainer(element);
  const { root } = container;
  mount.undo.push(container.restore);
  let hasFailed = false;
  let hadFocus = false;
  let standing: HTMLElement | undefined = element;
  const hasStatus = (status: Mount['status']) => mount.status === status;

  const drawing: Drawing = {
    Widget: definition.Widget,
    config,
    scope: createScope(page, name, { messages, shared, config, issues }),
    textSource: { fallback: container.fallback, standing: () => standing },
    onInserted() {
      matchLanguage(element, page);
      // The configuration wins over the attribute (contract, section 1). The tokens are selected by these attributes.
      root.dataset['theme'] = config.theme ?? nearestTheme(element) ?? page.theme;
      root.dataset['margin'] = config.pageMargin ?? (element.dataset['margin'] === 'sm' ? 'sm' : 'md');
      hadFocus = element.contains(readDocument('activeElement'));
      container.show();
      standing = undefined;
      const giveUp = () => {
        endMount(mount);
        events.failed(mount, 'render', Error('rewritten by the page'));
      };
      mount.undo.push(watchRoot(element, root, () => events.lost(mount), giveUp));
    },
    onCommitted() {
      if (issues.length > 0) {
        console.error(`tourism-widgets: ${name}: ${issues.map(formatIssue).join('; ')}`, element);
      }
      // Page scripts are told after React has finished its commit.
      queueMicrotask(() => {
        if (hasFailed || !hasStatus('loading')) return;
        events.mounted(mount, root);
        announce(mount);
        if (mount.click) replayClick(mount.click, element, root);
        // A visitor whose focus was in the fallback continues in the widget, not at the top of the page.
        else if (hadFocus && readDocument('activeElement') === pageBody()) focusFirst(root);
        // Server-rendered HTML contains comments, so child nodes alone do not mean content.
        const isEmpty = !root.firstElementChild && !root.textContent;
        // A page script may have unmounted the widget in its event handler.
        if (hasStatus('mounted') && page.cmsMode === 'author' && (isEmpty || issues.length > 0)) {
          const about =
            issues.length > 0
              ? ({ kind: 'issues', issues } as const)
              : ({ kind: 'empty', fields: definition.placeholderFields } as const);
          explain(mount, page, about);
        }
      });
    },
    onError(error: unknown) {
      const isOver = () => !hasStatus('loading') && !hasStatus('mounted');
      if (isOver()) console.error(`tourism-widgets: ${name}: as it went: ${String(error)}`);
      if (hasFailed) return;
      hasFailed = true;
      queueMicrotask(() => {
        if (isOver()) return;
        endMount(mount);
        events.failed(mount, 'render', error);
      });
    },
  };
  return { mount, container, drawing };
}

/** Dispatches `widget:mounted` and adds a User Timing measure (contract, section 2). */
function announce({ element, name, startTime }: Mount): void {
  const { duration } = performance.measure(`widget:${name}`, { start: startTime! });
  element.dispatchEvent(new CustomEvent('widget:mounted', { bubbles: true, detail: { name, duration } }));
}

/** The theme that the nearest attribute names: the mount element's, that of a widget around it, or the body's. */
function nearestTheme(element: HTMLElement): string | undefined {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  return theme && (theme === 'blue' ? 'blue' : 'default');
}
