import type { Form } from '../form/form.ts';
import { fallbackOf } from './fallback.ts';
import { escape, scriptJson } from './html.ts';

/** What a mount element has beside its configuration. */
export interface MountParts {
  /** HTML lines that stand in it until the widget has come, and for good if it fails. */
  readonly fallback: readonly string[];
  /** Attributes of the element, as `data-margin`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * A widget as HTML (contract, section 2): once with its configuration in a script element, once in an attribute, each with
 * the configuration's words as its fallback.
 *
 * @param config the configuration, as JSON has it
 */
export function snippetOf(form: Form, config: unknown): string {
  const parts = { fallback: fallbackOf(form, config) };
  return `<!-- ${commentOf(`${form.title}: ${form.purpose}`)} -->
${scriptForm(form, config, parts)}
<!-- The same, where a template cannot write a script element. -->
${attributeForm(form, config, parts)}`;
}

/** A mount element whose configuration stands in a script element, with a line end. @param config as JSON has it */
export const scriptForm = (form: Form, config: unknown, parts: MountParts): string =>
  `<div ${marksOf(form, parts)}>
  <script type="application/json">
    ${scriptJson(config).split('\n').join('\n    ')}
  </script>
${linesOf(parts)}</div>
`;

/** A mount element whose configuration stands in an attribute, with a line end. @param config as JSON has it */
export const attributeForm = (form: Form, config: unknown, parts: MountParts): string =>
  `<div ${marksOf(form, parts)} data-config="${escape(JSON.stringify(config))}">
${linesOf(parts)}</div>
`;

const marksOf = ({ name }: Form, { attributes = {} }: MountParts): string =>
  Object.entries({ 'data-component': name, ...attributes })
    .map(([key, value]) => `${key}="${escape(value)}"`)
    .join(' ');

const linesOf = ({ fallback }: MountParts): string => fallback.map((line) => `  ${line}\n`).join('');

/** Words as they may stand in a comment. */
const commentOf = (text: string): string => text.replaceAll(/-{2,}/g, '–').replaceAll('>', '›');
