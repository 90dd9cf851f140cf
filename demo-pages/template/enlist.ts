import { partners, taxonomy, type Labelled } from '#origin/data.ts';
import type { Language } from '#src/i18n/languages.ts';
import words from '../content/enlist.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { section, type ServicePart } from './guide.ts';

/** Keys with their words, as an author writes them. */
const wordsOf = (list: readonly Labelled[], language: Language) =>
  list.map(({ key, label }) => ({ key, label: label[language] }));

/** The cities in which companies of the directory are, by region. */
function citiesByRegion(): Readonly<Record<string, readonly string[]>> {
  const regions = new Map<string, Set<string>>();
  for (const { region, cityPlaceId } of partners)
    regions.set(region, (regions.get(region) ?? new Set()).add(cityPlaceId));
  return Object.fromEntries([...regions].map(([region, cities]) => [region, [...cities].toSorted()]));
}

/** The `enlist-business` of a page; without a script it says so. */
export function renderEnlist({ id, title, text, load }: ServicePart, language: Language): string {
  const { licence, register, premises } = words.documents;
  const config = {
    title,
    description: text,
    categories: wordsOf(taxonomy.partnerCategories, language),
    regions: citiesByRegion(),
    products: wordsOf(taxonomy.products, language),
    documents: [
      { key: 'licence', label: licence[language], accept: ['.pdf'], maxMb: 5, required: true },
      { key: 'register', label: register[language], accept: ['.pdf', '.jpg'], maxMb: 5 },
      { key: 'premises', label: premises[language], accept: ['.jpg', '.png'], maxMb: 10 },
    ],
    termsHtml: words.terms[language],
    websiteRule: 'any',
    uploadUrl: '/own/upload',
    profilePath: `/${language}/partner-tools/partner-profile.html`,
  };
  const fallback = section(title, text, `<p>${escape(words.withoutScript[language])}</p>`);
  return mountElement('enlist-business', config, { id, load, fallback });
}
