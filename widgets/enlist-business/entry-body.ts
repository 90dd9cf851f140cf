import type { Answers } from '#src/forms/answers.ts';
import type { Values } from '#src/forms/values.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { toCoordinates } from '#src/text/coordinates.ts';
import { listOf } from '#src/text/list-of.ts';
import { cityName, documentName, productName, rowsName } from './fields.tsx';
import type { Config } from './widget.ts';

const texts = ['category', 'phone', 'email', 'website', 'region', 'address'] as const;
const scripts = ['ar', 'en'] as const;

/**
 * What is sent of an entry (conventions, P1): the answers in the shape of a company.
 *
 * @param asked names of the fields that were asked: of one that is there and was emptied an empty text is sent
 */
export function toBody(answers: Answers, asked: ReadonlySet<string>, config: Config) {
  const textOf = (name: string) => {
    const answer = answers[name];
    return typeof answer === 'string' ? answer : '';
  };
  const byScript = (field: string) =>
    Object.fromEntries(scripts.map((script) => [script, textOf(`${field}.${script}`)]));
  const place = toCoordinates(textOf('coordinates'));
  const documents = config.documents.flatMap(({ key }) => {
    const id: unknown = [answers[documentName(key)]].flat()[0];
    return typeof id === 'string' ? [{ key, id }] : [];
  });
  return {
    names: byScript('names'),
    descriptions: byScript('descriptions'),
    ...Object.fromEntries(texts.filter((name) => asked.has(name)).map((name) => [name, textOf(name)])),
    ...(asked.has('region') && { city: textOf(cityName(textOf('region'))) }),
    ...(asked.has(rowsName) && {
      products: listOf(config.maxProducts, (index) => textOf(productName(index))).filter(Boolean),
    }),
    ...(asked.has('coordinates') && {
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    }),
    ...(documents.length > 0 && { documents }),
    ...(asked.has('terms') && { terms: answers['terms'] === true }),
  };
}

/** What an entry holds, by the names of the form's fields. */
export function valuesOf(entry: PartnerEntry): Values {
  const { latitude, longitude, region, city } = entry;
  const inScripts = (field: string, given: Readonly<Record<string, string>>) =>
    scripts.map((script) => [`${field}.${script}`, given[script] ?? '']);
  return {
    ...Object.fromEntries([
      ...inScripts('names', entry.names),
      ...inScripts('descriptions', entry.descriptions),
    ]),
    ...Object.fromEntries(texts.map((name) => [name, entry[name]])),
    [cityName(region)]: city,
    coordinates: latitude === undefined || longitude === undefined ? '' : `${latitude}, ${longitude}`,
    [rowsName]: String(Math.max(1, entry.products.length)),
    ...Object.fromEntries(entry.products.map((product, index) => [productName(index), product])),
  };
}
