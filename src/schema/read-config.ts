import { ConfigError, describeValue, type ConfigIssue } from './issues.ts';
import type { Schema } from './node.ts';
import { read } from './read.ts';

/** A configuration that can be used, and what was wrong with it all the same. */
export interface ConfigReading<Config> {
  readonly config: Config;
  readonly issues: readonly ConfigIssue[];
}

/**
 * Reads an author's configuration by a widget's schema (contract, section 2).
 *
 * @param text JSON as the page holds it; empty for none
 * @throws ConfigError if the text is not a JSON object, or a required field is missing or wrong
 */
export function readConfig<Config>(schema: Schema<Config>, text: string): ConfigReading<Config> {
  const { value, issues } = read(schema, parse(text) ?? {});
  return { config: value, issues };
}

function parse(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '').trim();
  if (json === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new ConfigError([{ path: '', expected: 'JSON', found: (error as Error).message }]);
  }
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new ConfigError([{ path: '', expected: 'object', found: describeValue(value) }]);
}
