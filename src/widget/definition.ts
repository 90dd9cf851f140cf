import type { ComponentType } from 'react';
import type { BaseConfig } from '#src/schema/common.schema.ts';
import type { ConfigOf, Schema } from '#src/schema/node.ts';

/**
 * What a widget's component receives: its configuration, read, checked and completed. `Widget` is the type of what
 * `widget.ts` exports: a component that asks for a field the schema does not promise does not compile.
 */
export interface WidgetProps<Widget extends { readonly schema: Schema<BaseConfig> }> {
  readonly config: ConfigOf<Widget>;
}

/** A widget as the loader takes it: what the build makes of `widget.ts` and of the component beside it. */
export interface AnyWidget {
  /** What an author may write; the only home of defaults. */
  readonly schema: Schema<BaseConfig>;
  /** Draws the widget. */
  readonly Widget: ComponentType<{ readonly config: never }>;
  /** Fields that an author is asked to fill in while the widget shows nothing. */
  readonly placeholderFields: readonly string[];
}
