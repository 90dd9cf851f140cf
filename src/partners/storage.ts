import { defineStorage } from '#src/storage/define-storage.ts';
import { companyIds } from './partner.schema.ts';

/** Companies that the visitor has saved, by their ids. */
export const savedPartners = defineStorage({
  store: 'local',
  name: 'savedPartners',
  holds: companyIds,
  clearedOn: ['sign-out'],
  words: {
    en: 'Businesses you have saved',
    ar: 'الشركات التي حفظتها',
    zh: '您收藏的企业',
    de: 'Betriebe, die Sie sich gemerkt haben',
    es: 'Empresas que ha guardado',
    fr: 'Les entreprises enregistrées',
    ja: '保存した企業',
    ru: 'Сохранённые компании',
  },
});
