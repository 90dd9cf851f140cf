import { Component, type ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazy-component.ts';
import type { prepareRestore } from './restore-focus.ts';

let prepare: typeof prepareRestore | undefined;

/** Fetched as soon as the focus comes to the header (`usePreload`). */
export const focusRestorer = {
  load: lazyPart(async () => {
    prepare = (await import('./restore-focus.ts')).prepareRestore;
  }),
};

interface Props {
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the focus in the header when its layout changes with the window's width (`restore-focus.ts`). A class, since only
 * `getSnapshotBeforeUpdate` sees who has the focus before that goes.
 */
export class RestoreFocus extends Component<Props> {
  override getSnapshotBeforeUpdate({ isWide }: Props): (() => void) | null {
    return (isWide !== this.props.isWide && prepare?.()) || null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, restore: (() => void) | null): void {
    restore?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
