import type { JsonSchema } from '../../cms/form/form.ts';
import type { DescribedField } from './field-at.ts';
import { directionOf, editorWords, type EditorSettings } from './settings.ts';

/** Makes an element with a text. */
export function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/** An element with words of the widget's author: in the explorer's language where they are known in it, else in English. */
function authored(tag: string, className: string, text: string, { language, arabic }: EditorSettings) {
  const translated = language === 'ar' && Object.hasOwn(arabic, text) ? arabic[text] : undefined;
  const made = element(tag, className, translated ?? text);
  made.lang = translated === undefined ? 'en' : language;
  made.dir = directionOf(translated === undefined ? 'en' : language);
  return made;
}

/** Makes what the editor says of a field: title, description, limits, and which values there are. */
export function describeField({ schema, isRequired }: DescribedField, settings: EditorSettings): HTMLElement {
  const { language } = settings;
  const translate = editorWords(language);
  const box = element('div', 'ex-json-field');
  box.dir = directionOf(language);
  box.lang = language;
  if (schema.title) box.append(authored('p', 'ex-json-title', schema.title, settings));
  if (schema.description) box.append(authored('p', '', schema.description, settings));
  const limits = limitsOf(schema, isRequired, translate);
  if (limits.length > 0) box.append(element('p', 'ex-json-limits', limits.join(' ')));
  const values = valuesOf(schema, settings);
  if (values) box.append(values);
  if (schema.default !== undefined && typeof schema.default !== 'object') {
    const line = element('p', 'ex-json-limits', `${translate('default')} `);
    line.append(code(JSON.stringify(schema.default)));
    box.append(line);
  }
  return box;
}

function limitsOf(
  schema: JsonSchema,
  isRequired: boolean,
  translate: ReturnType<typeof editorWords>,
): readonly string[] {
  const { minimum, maximum, maxLength, maxItems } = schema;
  return [
    isRequired && translate('required'),
    minimum !== undefined && translate('least', { value: minimum }),
    maximum !== undefined && translate('most', { value: maximum }),
    maxLength !== undefined && translate('maxLength', { count: maxLength }),
    maxItems !== undefined && translate('maxItems', { count: maxItems }),
  ].filter((limit) => limit !== false);
}

function valuesOf(schema: JsonSchema, settings: EditorSettings): HTMLElement | undefined {
  const { enum: values, 'x-labels': labels } = schema.items?.enum ? schema.items : schema;
  if (!values) return undefined;
  const line = element('p', 'ex-json-limits', `${editorWords(settings.language)('values')} `);
  for (const [index, value] of values.entries()) {
    const label = labels?.[String(value)];
    if (index > 0) line.append(' · ');
    line.append(code(JSON.stringify(value)));
    if (label && label !== String(value)) line.append(' ', authored('span', '', label, settings));
  }
  return line;
}

function code(text: string): HTMLElement {
  const made = element('code', '', text);
  made.dir = 'ltr';
  made.translate = false;
  return made;
}

/** What a choice of the schema is called, in the explorer's language where it is known in it. */
export function labelOf(value: string | number, schema: JsonSchema, settings: EditorSettings): string {
  const label = schema['x-labels']?.[String(value)] ?? String(value);
  return (
    (settings.language === 'ar' && Object.hasOwn(settings.arabic, label) && settings.arabic[label]) || label
  );
}
