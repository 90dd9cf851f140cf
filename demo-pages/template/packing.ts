import type { Language } from '#src/i18n/languages.ts';
import packing from '../content/packing.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { details, section, type ServicePart } from './guide.ts';

type InLanguages = Readonly<Record<Language, string>>;

/** A kind of trip as its file has it. */
interface List {
  readonly id: string;
  readonly season: string;
  readonly purpose: string;
  readonly label: InLanguages;
  readonly groups: readonly {
    readonly label: InLanguages;
    readonly items: readonly {
      readonly id: string;
      readonly label: InLanguages;
      readonly note?: InLanguages;
      readonly required: boolean;
    }[];
  }[];
}

const lists: readonly List[] = packing.lists;

/** The `packing-checklist` of a page; without a script its lists are read by those who open them. */
export function renderPacking({ id, title, text, load }: ServicePart, language: Language): string {
  const written = lists.map(({ label, groups, ...list }) => ({
    ...list,
    label: label[language],
    groups: groups.map((group) => ({
      label: group.label[language],
      items: group.items.map(({ label: words, note, ...item }) => ({
        ...item,
        label: words[language],
        note: note?.[language],
      })),
    })),
  }));
  const folds = written.map(({ id: name, label, groups }) => {
    const parts = groups.map(
      (group) =>
        `<h3>${escape(group.label)}</h3><ul>${group.items.map((item) => `<li>${escape(item.label)}</li>`).join('')}</ul>`,
    );
    return details(name, label, parts.join(''));
  });
  const config = { title, description: text, lists: written };
  return mountElement('packing-checklist', config, {
    id,
    load,
    fallback: section(title, text, folds.join('')),
  });
}
