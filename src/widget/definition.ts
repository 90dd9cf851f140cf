import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { BaseConfig } from '#src/config/fields.ts';

/** A schema whose configurations have the base fields. */
export type WidgetSchema<Config extends BaseConfig = BaseConfig> = z.ZodMiniType<Config>;

/** What a widget's component receives: its configuration, read, checked and completed. */
export interface WidgetProps<Config> {
  readonly config: Config;
}

/** A widget: the contract with its authors, and what visitors see of it. */
export interface WidgetDefinition<Config extends BaseConfig = BaseConfig> {
  /** What an author may write; the only home of defaults. */
  readonly schema: WidgetSchema<Config>;
  /** Draws the widget. */
  readonly Widget: ComponentType<WidgetProps<Config>>;
  /** Fields without which the widget shows nothing; an author is asked to fill them in. */
  readonly essential: readonly (keyof Config & string)[];
}

/** A widget whose kind of configuration nobody needs to know: the loader's view. */
export interface AnyWidget {
  readonly schema: z.ZodMiniType;
  readonly Widget: ComponentType<WidgetProps<never>>;
  readonly essential: readonly string[];
}

/**
 * Ties a schema to the component that draws it: a component that asks for a field the schema does not promise
 * does not compile. The default export of every `widgets/<name>/index.ts`.
 */
export const defineWidget = <Config extends BaseConfig>(definition: WidgetDefinition<Config>) => definition;
