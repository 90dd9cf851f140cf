import type { Form } from '../../cms/form/form.ts';
import type { MountParts } from '../../cms/templates/snippets.ts';
import type { Config } from '../data.ts';

/** A call of the macro of `tourism.njk` that writes a widget with this configuration, with what it has to import. */
export function nunjucksCall({ name }: Form, config: Config, { fallback, attributes }: MountParts): string {
  const marks = attributes && Object.keys(attributes).length > 0 ? `, ${literal(attributes, '')}` : '';
  const words = fallback.map((line) => `  ${asData(line)}\n`);
  return `{% from "tourism.njk" import widget %}
{% call widget(${quoted(name)}, ${literal(config, '')}${marks}) %}
${words.join('')}{% endcall %}
`;
}

/**
 * A value as Nunjucks reads it. Each closing brace of an object stands on a line of its own, since two of them would end
 * a tag.
 */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  const within = (parts: readonly string[], open: string, close: string) =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
  if (typeof value === 'string') return quoted(value);
  // Nunjucks knows no exponents.
  if (typeof value === 'number')
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return within(
      value.map((entry) => literal(entry, inner)),
      '[',
      ']',
    );
  if (typeof value !== 'object' || value === null) return 'none';
  const parts = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .map(([key, held]) => `${quoted(key)}: ${literal(held, inner)}`);
  return within(parts, '{', '}');
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text in quotes. Nunjucks knows no numbers of characters: what is not a line end or a tab stands as itself. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/[\n\r\t]/g, (character) => escapes[character]!)}"`;

/** HTML in which nothing begins or ends a tag of Nunjucks. */
const asData = (html: string): string => html.replaceAll('{', '&#123;').replaceAll('}', '&#125;');
