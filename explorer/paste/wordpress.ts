import type { Form } from '../../cms/form/form.ts';
import type { Config } from '../data.ts';

/**
 * A block as WordPress stores it in a post: its configuration in a comment, and in it what remains where the plugin is no more.
 *
 * @param fallback HTML lines
 */
export const wordpressBlock = ({ name }: Form, config: Config, fallback: readonly string[]): string => {
  const block = `wp:tourism-widgets/${name}`;
  const words = fallback.map((line) => `${line}\n`).join('');
  return `<!-- ${block} ${attributesJson({ config })} -->\n${words}<!-- /${block} -->\n`;
};

/** JSON as WordPress' `serializeAttributes` writes it: nothing in it ends the comment, or is changed on its way to the server. */
const attributesJson = (attributes: object): string =>
  JSON.stringify(attributes)
    .replaceAll('\\\\', String.raw`\u005c`)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('\\"', String.raw`\u0022`);
