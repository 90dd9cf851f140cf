import { pickedCompletion, startCompletion } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { JsonSchema } from '../../cms/form/form.ts';
import { placeAt, type CursorPlace } from './cursor-place.ts';
import { describeField, labelOf } from './describe-field.ts';
import { blankOf, objectSchemaAt, schemaAt, type Blank } from './schema-at.ts';
import { editorWords, type EditorSettings } from './settings.ts';

/** Suggests keys that an object does not have yet, and the values of choices and switches. */
export const suggest =
  (settings: EditorSettings) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    const place = placeAt(text, pos);
    if (!place || (!explicit && place.from === place.to)) return null;
    const options =
      place.kind === 'key'
        ? keysAt(place, settings)
        : valuesAt(schemaAt(settings.schema, place.path), settings);
    // What is typed is compared without its quote.
    const from = Math.min(pos, place.from + (text[place.from] === '"' ? 1 : 0));
    return options.length > 0 ? { from, options, validFor: /^[\w.$-]*$/ } : null;
  };

/** Suggestions are sorted by text: a place as such. */
const placeIn = (index: number): string => String(index).padStart(4, '0');

function keysAt(place: CursorPlace, settings: EditorSettings): Completion[] {
  const schema = objectSchemaAt(settings.schema, place.path);
  const free = Object.entries(schema?.properties ?? {}).filter(([key]) => !place.keys.includes(key));
  return free.map(([name, field], index) => {
    const isRequired = schema?.required?.includes(name) ?? false;
    return {
      label: name,
      detail: (settings.language === 'ar' && settings.arabic[field.title ?? '']) || field.title || '',
      info: () => describeField({ name, schema: field, isRequired }, settings),
      // The order of the schema, what must be filled in first.
      sortText: placeIn(index),
      boost: isRequired ? 1 : 0,
      apply: (view, completion) => insertKey(view, completion, field),
    };
  });
}

function valuesAt(schema: JsonSchema | undefined, settings: EditorSettings): Completion[] {
  const translate = editorWords(settings.language);
  const options =
    schema?.type === 'boolean'
      ? [true, false].map((value) => valueOption(value, translate(value ? 'true' : 'false')))
      : schema?.enum?.map((value) => valueOption(value, labelOf(value, schema, settings)));
  return (options ?? []).map((option, index) => ({ ...option, sortText: placeIn(index) }));
}

const valueOption = (value: string | number | boolean, label: string): Completion => {
  const text = JSON.stringify(value);
  return {
    label: String(value),
    ...(label !== String(value) && { detail: label }),
    apply: (view, completion) => insert(view, completion, { text, selected: [text.length, text.length] }),
  };
};

function insertKey(view: EditorView, completion: Completion, schema: JsonSchema): void {
  const place = placeAt(view.state.doc.toString(), view.state.selection.main.head);
  const key = JSON.stringify(completion.label);
  if (place?.hasValue) {
    insert(view, completion, { text: key, selected: [key.length, key.length] });
    return;
  }
  const { text, selected } = blankOf(schema);
  const start = key.length + 2;
  insert(view, completion, {
    text: `${key}: ${text}`,
    selected: [start + selected[0], start + selected[1]],
  });
  if (schema.enum ?? schema.items?.enum) startCompletion(view);
}

/** Writes a suggestion over what stands at the caret, with the commas that are missing around it. */
function insert(view: EditorView, completion: Completion, { text, selected }: Blank): void {
  const { head } = view.state.selection.main;
  const place = placeAt(view.state.doc.toString(), head);
  const { from, to, commaBefore, hasValue = false, lacksComma = false } = place ?? { from: head, to: head };
  const comma = commaBefore === undefined ? [] : [{ from: commaBefore, insert: ',' }];
  const start = from + comma.length;
  view.dispatch({
    changes: [...comma, { from, to, insert: lacksComma && !hasValue ? `${text},` : text }],
    selection: { anchor: start + selected[0], head: start + selected[1] },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  });
}
