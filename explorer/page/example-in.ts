import type { Language } from '#src/i18n/languages.ts';
import type { Config, WidgetData } from '../data.ts';
import { translateConfig } from './translate-config.ts';

/** An example with the demo's texts of a language. */
export function exampleIn(widget: WidgetData, name: string, language: Language): Config {
  const example = widget.examples.find((one) => one.name === name);
  if (!example) return {};
  return translateConfig(example.config, widget.texts, example.language, language);
}
