import type { Form } from '../form/form.ts';
import { fallbackOf } from './fallback.ts';
import { escape, scriptJson } from './html.ts';

/**
 * A widget as HTML (contract, section 2): once with its configuration in a script element, once in an attribute, each with
 * the configuration's words as its fallback.
 *
 * @param config the configuration, as JSON has it
 */
export function snippetOf(form: Form, config: unknown): string {
  const fallback = fallbackOf(form, config).map((line) => `  ${line}\n`);
  const name = `data-component="${escape(form.name)}"`;
  return `<!-- ${commentOf(`${form.title}: ${form.purpose}`)} -->
<div ${name}>
  <script type="application/json">
${scriptJson(config).replaceAll(/^/gm, '    ')}
  </script>
${fallback.join('')}</div>

<!-- The same, where a template cannot write a script element. -->
<div ${name} data-config="${escape(JSON.stringify(config))}">
${fallback.join('')}</div>
`;
}

/** Words as they may stand in a comment. */
const commentOf = (text: string): string => text.replaceAll(/-{2,}/g, '–').replaceAll('>', '›');
