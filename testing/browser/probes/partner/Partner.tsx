import type { WidgetProps } from '#src/widget/definition.ts';
import type { BaseConfig } from '#src/config/fields.ts';

/** Stands for what only partners may see. */
export function Partner({ config }: WidgetProps<BaseConfig>) {
  return config.title ? <h2>{config.title}</h2> : null;
}
