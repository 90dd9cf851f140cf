import { defineStorage } from '#src/storage/define-storage.ts';
import { writtenPlans } from './plan.schema.ts';

/** The visitor’s own plan of days and stops: by whose it is, an `ssid` or `sid`, empty for nobody’s. */
export const itineraryPlan = defineStorage({
  store: 'local',
  name: 'itineraryPlan',
  holds: writtenPlans,
  clearedOn: ['sign-out'],
  isByOwner: true,
  words: {
    en: 'Your trip plan',
    ar: 'خطة رحلتك',
    zh: '您的行程计划',
    de: 'Ihr Reiseplan',
    es: 'Su plan de viaje',
    fr: 'Votre plan de voyage',
    ja: '旅のプラン',
    ru: 'Ваш план поездки',
  },
});
