import type { Field, Form } from '../form/form.ts';
import { coerceList, isObject } from '#src/schema/coerce.ts';
import { escape } from './html.ts';

/**
 * What a page says while no script has run: titles, texts and links of a configuration, in the order of the form. It is made
 * from the form alone, so that it is right for any widget (decision 110).
 */

type Values = Readonly<Record<string, unknown>>;

/** Fields that are a heading, and paragraphs, by their names: any other text is a label, or nothing that stands alone. */
const headings = ['title', 'heading', 'question'];
const paragraphs = ['description', 'lead', 'teaser', 'message'];
/** Fields that say what a link is called, the first that has words. */
const linkLabels = ['ctaLabel', 'label', 'copy', 'sectionName', ...headings, 'name'];
/** Fields that are a link of a visitor's; the others are addresses of services. */
const links = ['ctaLink', 'link', 'url', 'href'];

/** Addresses that a visitor may follow. */
const safeAddress = /^(?:https?:|mailto:|tel:|[/#?])/i;

/** Rich text as it may stand in the page; empty where nothing of it may. */
export type WriteRichText = (html: string) => string;

/**
 * HTML lines of a configuration's words.
 *
 * @param writeRichText without it rich text stands there as its author wrote it, as the CMS has it
 * @returns none where it has no words, or is not for everybody
 */
export function fallbackOf(
  { tabs }: Form,
  config: unknown,
  writeRichText: WriteRichText = (html) => html,
): string[] {
  if (!isObject(config) || (config['audience'] ?? 'all') !== 'all') return [];
  return linesOf(
    tabs.flatMap(({ fields }) => fields),
    config,
    { level: 2, writeRichText },
  );
}

interface Way {
  /** Of the heading, as HTML has it. */
  readonly level: number;
  /** Ids of entries that are there already; undefined for the widget itself. */
  readonly ids?: Set<string>;
  readonly writeRichText: WriteRichText;
}

function linesOf(fields: readonly Field[], values: Values, way: Way): string[] {
  const { level } = way;
  const textOf = (names: readonly string[]): string | undefined =>
    names
      .map((name) => (fields.some((field) => field.name === name) ? values[name] : undefined))
      .find((value): value is string => typeof value === 'string' && value.trim() !== '');
  const heading = textOf(headings);
  const address = addressOf(fields, values);
  const label = address === undefined ? undefined : textOf(linkLabels);
  const link = label !== undefined && `<a href="${escape(address!)}">${escape(label)}</a>`;
  const id = way.ids && heading !== undefined ? idOf(fields, values, way.ids) : '';
  const below = Math.min(level + (heading === undefined ? 0 : 1), 6);
  return [
    ...(heading === undefined
      ? []
      : [`<h${level}${id}>${link && label === heading ? link : escape(heading)}</h${level}>`]),
    ...paragraphs.flatMap((name) => {
      const text = textOf([name]);
      return text === undefined ? [] : [`<p>${escape(text)}</p>`];
    }),
    ...(link && label !== heading ? [`<p>${link}</p>`] : []),
    ...fields.flatMap((field) =>
      innerLinesOf(field, values[field.name], { ids: new Set(), ...way, level: below }),
    ),
  ];
}

/** The attribute by which an address finds an entry with words of its own; empty where another has the id. */
function idOf(fields: readonly Field[], values: Values, ids: Set<string>): string {
  const isEntry = fields.some(({ kind }) => kind === 'richtext' || kind === 'lines');
  const id = isEntry && fields.some(({ name }) => name === 'id') ? values['id'] : undefined;
  if (typeof id !== 'string' || !id || id === values['slotId'] || ids.has(id)) return '';
  ids.add(id);
  return ` id="${escape(id)}"`;
}

/** The link of a visitor's in these fields; undefined for one that only those who are signed in may follow. */
function addressOf(fields: readonly Field[], values: Values): string | undefined {
  if (values['requiresLogin'] === true || values['isSignupLink'] === true || values['requiredRole'])
    return undefined;
  return fields
    .filter(({ kind, name }) => kind === 'link' && links.includes(name))
    .map(({ name }) => values[name])
    .find((value): value is string => typeof value === 'string' && safeAddress.test(value));
}

/** What a field holds that is no plain text. */
function innerLinesOf(field: Field, value: unknown, way: Way): string[] {
  if (field.kind === 'richtext')
    return typeof value === 'string' ? [way.writeRichText(value)].filter(Boolean) : [];
  if (field.kind !== 'group' && field.kind !== 'list') return [];
  return coerceList(value)
    .filter(isObject)
    .flatMap((entry) => linesOf(field.fields, entry, way));
}
