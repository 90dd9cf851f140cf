import type { Language } from '#src/i18n/languages.ts';
import { ConfigError, type ConfigIssue } from '#src/schema/issues.ts';
import type { Schema } from '#src/schema/node.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { authorTexts } from '../../loader/platform/author-texts.ts';
import type { Config, FieldIssue } from '../data.ts';

const schemas = import.meta.glob<{ readonly schema: Schema<unknown> }>('../../widgets/*/widget.ts', {
  import: 'default',
});

/** What is wrong with a configuration, by the reader that widgets are mounted with, in the words of the author's box. */
export type Judge = (config: Config) => readonly FieldIssue[];

/**
 * Fetches the schema of a widget.
 *
 * @param language of what is said
 */
export async function loadJudge(widget: string, language: Language): Promise<Judge> {
  const { schema } = await schemas[`../../widgets/${widget}/widget.ts`]!();
  const { describe } = authorTexts(language);
  return (config) =>
    issuesOf(schema, config).map((issue) => ({ path: issue.path, message: describe(issue) }));
}

function issuesOf(schema: Schema<unknown>, config: Config): readonly ConfigIssue[] {
  try {
    return readConfig(schema, JSON.stringify(config)).issues;
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
}
