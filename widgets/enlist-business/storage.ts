import { defineStorage } from '#src/storage/define-storage.ts';
import { writtenDraft } from './draft.schema.ts';

/** A half-filled entry of a company; shown to its owner alone. */
export const enlistDraft = defineStorage({
  store: 'local',
  name: 'enlistDraft',
  holds: writtenDraft,
  clearedOn: ['sign-out'],
  words: {
    en: 'Your unfinished business listing',
    ar: 'إدراج شركتك غير المكتمل',
    zh: '未完成的企业登记',
    de: 'Ihr unfertiger Betriebseintrag',
    es: 'Su ficha de empresa sin terminar',
    fr: 'Votre fiche d’entreprise inachevée',
    ja: '作成中の企業の掲載',
    ru: 'Незаконченная запись о компании',
  },
});
