import type { Prayer } from './times.ts';

/** The names in Arabic script, which people hear and read in every language. */
export const arabicNames: Readonly<Record<Prayer, string>> = {
  fajr: 'الفجر',
  sunrise: 'الشروق',
  dhuhr: 'الظهر',
  asr: 'العصر',
  maghrib: 'المغرب',
  isha: 'العشاء',
};
