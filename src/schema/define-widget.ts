import type * as z from 'zod';
import { schema } from './define.ts';
import type { Family } from './families.ts';
import type { Schema } from './node.ts';

/**
 * What a widget may provide to the others of its page, so that nobody needs to know its name:
 *
 * - `user-api`: its configuration holds the sign-in services, in `userMenu.userApi`
 * - `consent`: it asks the visitor which categories of cookies are allowed
 * - `sign-in`: it signs a visitor in without leaving the page
 */
export type Provided = 'user-api' | 'consent' | 'sign-in';

/** What is known of a widget before any of its code is fetched, and what the guide shows of it. */
export interface WidgetFacts {
  readonly family: Family;
  /** What the widget is, in a line. */
  readonly purpose: string;
  /**
   * Other words under which an author looks for the widget, with commas between them. `authors.ar.json` holds those of
   * authors who write Arabic, which need be no translation.
   */
  readonly words?: string;
  /** Pages that it is meant for. */
  readonly modes: readonly ('B2C' | 'B2B')[];
  /** When it is fetched and mounted, unless the page says otherwise. */
  readonly load: 'load' | 'idle' | 'visible' | 'interaction';
  /** Fields that an author is asked to fill in while the widget shows nothing. */
  readonly placeholderFields: readonly string[];
  /** A sentence for each file of `examples/`, by its name. */
  readonly examples: Readonly<Record<string, string>>;
  /** What must hold for everybody to be able to use it, a sentence each. */
  readonly accessibility: readonly string[];
  /** Lists things, whose filters, order and page stand in the page's address (contract, section 4). */
  readonly lists?: true;
  /** Decides who may see something: it is mounted in no text that another of its kind has opened (contract, section 2). */
  readonly isGate?: true;
  /** What it does for other widgets of its page. */
  readonly provides?: readonly Provided[];
}

/** A widget as its component's props see it. */
export interface DefinedWidget<Config> extends WidgetFacts {
  readonly schema: Schema<Config>;
}

/**
 * Says what a widget is: the default export of every `widgets/<name>/widget.ts`. In a visitor's bundle nothing is left
 * of it but the compiled schema and `placeholderFields`.
 *
 * @throws Error where the schema asks for something that the reader does not know
 */
export const defineWidget = <Zod extends z.ZodType>(
  facts: WidgetFacts & { readonly schema: Zod },
): DefinedWidget<z.output<Zod>> => ({ ...facts, schema: schema(facts.schema) });
