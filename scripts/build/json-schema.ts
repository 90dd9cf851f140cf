import * as z from 'zod';
import { zodOf } from '../../src/schema/define.ts';
import type { DefinedWidget } from '../../src/schema/define-widget.ts';
import { widgetTitle } from '../schema/component-name.ts';

/**
 * The JSON Schema (2020-12) of a widget's configuration, with what authors read about each field. To be called by Node's
 * own modules: `widgets.ts` offers it to all.
 */
export const jsonSchemaOf = ({
  name,
  purpose,
  schema,
}: DefinedWidget<unknown> & { readonly name: string }) => ({
  ...z.toJSONSchema(zodOf(schema) as z.ZodType, { io: 'input' }),
  $id: `${name}.schema.json`,
  title: widgetTitle(name),
  description: purpose,
});
