import type { ReactNode } from 'react';
import { defineForm, type Definition, type GivenField } from '#src/forms/definition.ts';
import { writtenField } from '#src/forms/written-field.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { listOf } from '#src/text/list-of.ts';
import type en from './messages/en.json';
import { Terms } from './Terms.tsx';
import type { Config } from './widget.ts';

/** What the fields of an entry are made of. */
export interface Making {
  readonly config: Config;
  readonly t: Translate<keyof typeof en>;
  /** The words of a key. */
  readonly wordFor: (name: string, key: string) => string | undefined;
  /** An entry that is there is changed: its documents are there, too. */
  readonly isChange: boolean;
  /** Keys that the entry has and its author does not offer. */
  readonly present?: { readonly products: readonly string[]; readonly category: string };
  readonly canUpload: boolean;
  /** Stands below the coordinates. */
  readonly map?: ReactNode;
  /** Stands below the names. */
  readonly belowNames?: Readonly<Record<'ar' | 'en', ReactNode>>;
  /** Stands below the products, in their order. */
  readonly belowProducts?: readonly ReactNode[];
}

type StepName = Exclude<Config['steps'][number], 'review'>;

/** The field that says how many products are asked for. */
export const rowsName = 'rows';
export const productName = (index: number): string => `products.${index}`;
export const documentName = (key: string): string => `documents.${key}`;
export const cityName = (region: string): string => `city.${region}`;

/** Most of a text about a company. */
const longest = 10_000;

const option = (key: string, label: string | undefined) => ({ value: key, label: label ?? key });

/** Both names, one after the other: that of the page's own script comes first in no language. */
const scripts = ['en', 'ar'] as const;

function companyFields({ config, t, present, belowNames }: Making): readonly GivenField[] {
  const labels = { en: t('nameEn'), ar: t('nameAr') };
  const descriptions = { en: t('descriptionEn'), ar: t('descriptionAr') };
  const offered = config.categories.map(({ key, label }) => option(key, label));
  const known = present?.category;
  const options =
    known && !offered.some(({ value }) => value === known) ? [...offered, option(known, known)] : offered;
  return [
    ...scripts.map((language): GivenField => ({
      ...writtenField({
        name: `names.${language}`,
        label: labels[language],
        required: true,
        pattern: 'lettersAndSpaces',
        autocomplete: language === 'en' ? 'organization' : 'off',
        width: 'half',
      }),
      language,
      after: belowNames?.[language],
    })),
    ...(config.categories.length > 0
      ? [
          writtenField({
            name: 'category',
            label: t('category'),
            type: 'select',
            required: true,
            options,
          }),
        ]
      : []),
    ...scripts.map((language): GivenField => ({
      ...writtenField({
        name: `descriptions.${language}`,
        label: descriptions[language],
        help: language === 'en' ? t('descriptionHelp') : '',
        type: 'textarea',
        maxLength: longest,
      }),
      language,
    })),
  ];
}

const contactFields = ({ config, t }: Making): readonly GivenField[] => [
  writtenField({ name: 'phone', label: t('phone'), type: 'tel', required: true, width: 'half' }),
  writtenField({ name: 'email', label: t('email'), type: 'email', required: true, width: 'half' }),
  writtenField({
    name: 'website',
    label: t('website'),
    type: 'url',
    pattern: config.websiteRule === 'com' ? 'dotCom' : undefined,
  }),
];

/** Rows of products: each that is shown is asked for, so that a refusal by its number is that of its row. */
function productFields({ config, t, wordFor, present, belowProducts }: Making): readonly GivenField[] {
  const offered = config.products.map(({ key, label }) => option(key, label));
  const others = (present?.products ?? []).filter((key) => !offered.some(({ value }) => value === key));
  const options =
    offered.length > 0 ? [...offered, ...others.map((key) => option(key, wordFor('products', key)))] : [];
  const rows = listOf(config.maxProducts, (index): GivenField => ({
    ...writtenField({
      name: productName(index),
      label: t('product', { number: index + 1 }),
      required: true,
      type: options.length > 0 ? 'select' : 'text',
      options,
    }),
    after: belowProducts?.[index],
    ...(index === 0 ? { refusedAs: ['products'] } : { showFrom: { field: rowsName, least: index + 1 } }),
  }));
  return [writtenField({ name: rowsName, type: 'hidden' }), ...rows];
}

function locationFields({ config, t, wordFor, map }: Making): readonly GivenField[] {
  const regions = Object.entries(config.regions);
  return [
    ...(regions.length > 0
      ? [
          writtenField({
            name: 'region',
            label: t('region'),
            type: 'select',
            required: true,
            width: 'half',
            options: regions.map(([key]) => option(key, wordFor('region', key))),
          }),
        ]
      : []),
    ...regions
      .filter(([, cities]) => cities.length > 0)
      .map(([region, cities]): GivenField => ({
        ...writtenField({
          name: cityName(region),
          label: t('city'),
          type: 'select',
          width: 'half',
          showIf: { field: 'region', equals: region },
          options: cities.map((key) => option(key, wordFor('city', key))),
        }),
        refusedAs: ['city'],
      })),
    writtenField({ name: 'address', label: t('address'), autocomplete: 'street-address' }),
    {
      ...writtenField({ name: 'coordinates', label: t('coordinates'), type: 'coordinates' }),
      refusedAs: ['latitude', 'longitude'],
      after: map,
    },
  ];
}

function documentFields({ config, t, isChange, canUpload }: Making): readonly GivenField[] {
  const documents = canUpload ? config.documents : [];
  return [
    ...documents.map(({ key, label, accept, maxMb, required }): GivenField => ({
      ...writtenField({
        name: documentName(key),
        label,
        help: isChange ? t('documentHelp') : '',
        type: 'file',
        accept,
        maxMb,
        required: required && !isChange,
      }),
      looksInside: true,
    })),
    ...(config.termsHtml
      ? [
          {
            ...writtenField({ name: 'terms', label: t('terms'), type: 'consent', required: true }),
            before: <Terms html={config.termsHtml} />,
          },
        ]
      : []),
  ];
}

const makers: Readonly<Record<StepName, (making: Making) => readonly GivenField[]>> = {
  company: companyFields,
  contact: contactFields,
  products: productFields,
  location: locationFields,
  documents: documentFields,
};

const all = Object.keys(makers) as readonly StepName[];

/** The steps of a form, in its author's order; the company is among them, and the review follows. */
export function stepsOf({ steps }: Config): readonly StepName[] {
  const asked = [...new Set(steps)].filter((step) => step !== 'review');
  if (asked.length === 0) return all;
  return asked.includes('company') ? asked : ['company', ...asked];
}

/** The form of an entry. A step in which nothing is asked is none. */
export function defineEntry(making: Making): Definition {
  const { config, t } = making;
  const steps = stepsOf(config).map((id) => ({ id, title: t(id), fields: makers[id](making) }));
  const asked = steps.filter(({ fields }) => fields.length > 0);
  return defineForm(
    asked.flatMap(({ id, fields }) => fields.map((field) => ({ ...field, step: id }))),
    asked,
  );
}
