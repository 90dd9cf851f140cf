import type { Language } from '#src/i18n/languages.ts';
import holidays from '../content/holidays.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { asOf, section, type ServicePart } from './guide.ts';

type InLanguages = Readonly<Record<Language, string>>;

/** A holiday as its file has it: on a Hijri day, or on a day of each year. */
interface Holiday {
  readonly id: string;
  readonly kind: string;
  readonly days: number;
  readonly tentative: boolean;
  readonly hijri?: { readonly month: number; readonly day: number };
  readonly date?: { readonly month: number; readonly day: number };
  readonly label: InLanguages;
  readonly note?: InLanguages;
  readonly closures?: InLanguages;
}

const items: readonly Holiday[] = holidays.items;

/** The `holiday-calendar` of a page, with its entries as the CMS writes them: when each is comes with the widget. */
export function renderHolidays({ id, title, text, load }: ServicePart, language: Language): string {
  const kinds = new Map(holidays.kinds.map(({ key, label }) => [key, label[language]]));
  const written = items.map(({ label, note, closures, tentative, hijri, date, ...item }) => ({
    ...item,
    ...(hijri ? { hijri } : { yearly: date, tentative }),
    label: label[language],
    note: note?.[language],
    closures: closures?.[language],
  }));
  const list = written.map(({ label, kind, note, closures }) => {
    const lines = [kinds.get(kind), note, closures].filter((line) => line !== undefined);
    return `<li><h3>${escape(label)}</h3>${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</li>`;
  });
  const config = { title, description: text, asOf: holidays.asOf, holidays: written };
  const dated = asOf(holidays.asOf, language);
  const fallback = section(title, text, `<ul class="site-entries">${list.join('')}</ul>${dated}`);
  return mountElement('holiday-calendar', config, { id, load, fallback });
}
