import { Component, type ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazy-component.ts';
import type { prepareHeir } from './focus-heir.ts';

let prepare: typeof prepareHeir | undefined;

/** Fetched as soon as the focus comes to the header (`usePreload`). */
export const focusHeir = {
  load: lazyPart(async () => {
    prepare = (await import('./focus-heir.ts')).prepareHeir;
  }),
};

interface Props {
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the focus in the header when its layout changes with the window's width (`focus-heir.ts`). A class, since only
 * `getSnapshotBeforeUpdate` sees who has the focus before that goes.
 */
export class FocusKeeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ isWide }: Props): (() => void) | null {
    return (isWide !== this.props.isWide && prepare?.()) || null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, handOver: (() => void) | null): void {
    handOver?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
