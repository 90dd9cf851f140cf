import type { WidgetProps } from '#src/widget/definition.ts';
import type widget from './widget.ts';

/** Stands for what only partners may see. */
export function Partner({ config }: WidgetProps<typeof widget>) {
  return config.title ? <h2>{config.title}</h2> : null;
}
