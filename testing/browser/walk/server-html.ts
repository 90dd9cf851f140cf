import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { renderOnServer } from '../../render-on-server.tsx';

const definitions = import.meta.glob<AnyWidget>('../../../widgets/*/widget.ts', {
  query: '?entry',
  import: 'default',
});
const messages = import.meta.glob<Messages>('../../../widgets/*/messages/*.json', { import: 'default' });

/** What a server sends for a widget in a page of this language. */
export interface ServerMount {
  readonly name: string;
  readonly config: unknown;
  readonly language: 'en' | 'ar';
  /** The mount element's `id`. */
  readonly id: string;
}

/** The HTML of a widget as a server renders it, for its `data-prerendered` child. */
export async function serverHtml({ name, config, language, id }: ServerMount): Promise<string> {
  return renderOnServer({
    name,
    definition: await definitions[`../../../widgets/${name}/widget.ts`]!(),
    config,
    messages: (await messages[`../../../widgets/${name}/messages/${language}.json`]?.()) ?? {},
    language,
    id,
  });
}
