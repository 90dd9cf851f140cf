import type { ComponentType } from 'react';
import type { TextSource } from '#src/rich-text/text-source.ts';
import type { WidgetScope } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';

/** What React draws of a widget, in a page or on a server. */
export interface Drawing {
  readonly Widget: ComponentType<WidgetProps<never>>;
  readonly config: unknown;
  readonly scope: WidgetScope;
  /** Where rich text may find its HTML already rendered. */
  readonly textSource: TextSource;
  /** Called when its DOM exists but is not yet in the page, before layout effects measure it. */
  onInserted(): void;
  /** Called after the first commit, and before `onError` where that one failed. */
  onCommitted(): void;
  /** Called when it throws while rendering, in an effect or while unmounting. */
  onError(error: unknown): void;
  /** Empties it while its boundary is still mounted; set after the first commit. */
  leave?: () => void;
}
