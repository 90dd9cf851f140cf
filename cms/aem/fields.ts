import type { Choice, ChoiceField, Field, GroupField, TextsField } from '../form/form.ts';
import type { StoredNode } from './docview.ts';
import { granite, holding } from './granite.ts';
import { richText } from './rich-text.ts';

/** The fields of a dialog, drawn from those of a form (decision 106). */

type Nodes = Readonly<Record<string, StoredNode>>;

/** Where fields stand. */
export interface Place {
  /** Where they are stored, relative to the node that the dialog is for: `.` or `./image`. */
  readonly path: string;
  /** Path in the repository of the nodes that all dialogs share for a picture or film. */
  readonly shared: (group: GroupField, name: string) => string;
}

/** Draws fields, in order. */
export const drawFields = (fields: readonly Field[], place: Place): Nodes =>
  Object.assign({}, ...fields.map((field) => draw(field, place))) as Nodes;

function draw(field: Field, place: Place): Nodes {
  const name = `${place.path}/${field.name}`;
  const label = { fieldLabel: field.title, fieldDescription: field.description || undefined };
  const required = field.isRequired || undefined;
  const common = { name, ...label, required };
  const one = (node: StoredNode): Nodes => ({ [field.name]: node });
  const limit = 'maxLength' in field ? { maxlength: field.maxLength?.toString() } : {};
  switch (field.kind) {
    case 'text':
    case 'reference':
      return one(granite('form/textfield', { ...common, ...limit }));
    case 'date':
      if (field.isDay)
        return one(
          granite('form/datepicker', {
            ...common,
            type: 'date',
            valueFormat: 'YYYY-MM-DD',
            typeHint: 'String',
          }),
        );
      // Others hold a day and a time. A picker of days would show them as empty and save them so.
      return one(granite('form/textfield', { ...common, emptyText: 'yyyy-mm-dd' }));
    case 'lines':
      return one(granite('form/textarea', { ...common, ...limit }));
    case 'richtext':
      return one(richText(common));
    case 'link':
      return one(granite('form/pathfield', { ...common, rootPath: '/content' }));
    case 'asset':
      return one(granite('form/pathfield', { ...common, rootPath: '/content/dam' }));
    case 'choice':
      return one(select(optionsOf(field), common));
    case 'flag':
      if (field.initial) return one(select(usuallyOn, common));
      return {
        ...one(granite('form/checkbox', checkbox(name, field.title, label.fieldDescription))),
        [`${field.name}-type`]: granite('form/hidden', {
          name: `${name}@TypeHint`,
          value: 'Boolean',
          ignoreData: true,
        }),
      };
    case 'number':
      return one(
        granite('form/numberfield', {
          ...common,
          min: field.least?.toString(),
          max: field.most?.toString(),
          ...(field.isInteger ? { step: '1', typeHint: 'Long' } : { step: '0.000001', typeHint: 'Double' }),
        }),
      );
    case 'texts':
      return one(
        granite(
          'form/multifield',
          { ...label, required, typeHint: 'String[]' },
          { field: entryOf(field, name) },
        ),
      );
    case 'list': {
      const inner = drawFields(field.fields, { ...place, path: '.' });
      return one(
        granite(
          'form/multifield',
          { ...label, required, composite: true },
          { field: holding('container', inner, { name }) },
        ),
      );
    }
    case 'group':
      return one(groupOf(field, drawFields(field.fields, { ...place, path: name })));
    case 'image':
    case 'video':
      return one(groupOf(field, { fields: granite('include', { path: place.shared(field, name) }) }));
    default:
      // A map, or any JSON.
      return one(granite('form/textarea', { ...common, emptyText: '{ }' }));
  }
}

/** No `checked`: it may hide what is stored. */
const checkbox = (name: string, text: string, fieldDescription: string | undefined) => ({
  name,
  text,
  fieldDescription,
  value: 'true',
  uncheckedValue: 'false',
});

const groupOf = ({ title, description }: GroupField, items: Nodes): StoredNode =>
  holding('form/fieldset', items, { 'jcr:title': title, fieldDescription: description || undefined });

const select = (options: readonly Choice[], properties: Parameters<typeof granite>[1]): StoredNode =>
  holding(
    'form/select',
    Object.fromEntries(
      options.map(({ value, title }, index) => [
        `option${index}`,
        granite('form/option', { text: title, value }),
      ]),
    ),
    properties,
  );

/** What stands before the title of the value that is meant where nothing is stored. */
export const asUsual = (title: string): string => `As usual: ${title}`;

/** A choice may be left open: nothing is stored then, and the widget's own value holds. */
const optionsOf = ({ choices, initial, isRequired }: ChoiceField): readonly Choice[] => {
  const usual = choices.find(({ value }) => value === initial);
  if (usual) return [{ value: '', title: asUsual(usual.title) }, ...choices];
  return isRequired ? choices : [{ value: '', title: '' }, ...choices];
};

/** A flag that is on by itself. A checkbox would be shown off, and saved so, where nothing has been stored. */
const usuallyOn: readonly Choice[] = [
  { value: '', title: asUsual('On') },
  { value: 'true', title: 'On' },
  { value: 'false', title: 'Off' },
];

const entryOf = ({ choices, areNumbers }: TextsField, name: string): StoredNode => {
  if (choices) return select(choices, { name });
  return areNumbers
    ? granite('form/numberfield', { name, step: '0.000001' })
    : granite('form/textfield', { name });
};
