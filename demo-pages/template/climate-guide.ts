import type { Language } from '#src/i18n/languages.ts';
import climate from '../content/climate.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { monthTable } from './climate.ts';
import { asOf, details, section, type ServicePart } from './guide.ts';

type InLanguages = Readonly<Record<Language, string>>;

const interests: ReadonlyMap<string, InLanguages> = new Map(
  climate.interests.map(({ key, label }) => [key, label]),
);

/** The `climate-guide` of a page; without a script each city is a table that is read by those who open it. */
export function renderClimateGuide({ id, title, text, load }: ServicePart, language: Language): string {
  const { asOf: day, staleDays, note, bestMonths } = climate;
  const cities = climate.cities.map(({ label, ...city }) => ({ ...city, label: label[language] }));
  // Neither Chinese nor Japanese has a blank between sentences.
  const description = [text, note[language]].join(language === 'ja' || language === 'zh' ? '' : ' ');
  const config = {
    title,
    description,
    asOf: day,
    staleDays,
    cities,
    bestMonths: Object.fromEntries(
      Object.entries(bestMonths).map(([key, byCity]) => [interests.get(key)?.[language] ?? key, byCity]),
    ),
  };
  const folds = cities.map((city) =>
    details(
      city.id,
      city.label,
      monthTable(
        city.months.map(({ high, low, rainMm }) => ({ high, low, rain: rainMm })),
        language,
      ),
    ),
  );
  const fallback = section(title, description, folds.join('') + asOf(day, language));
  return mountElement('climate-guide', config, { id, load, fallback });
}
