import { assetDetailsAnswer, type AssetDetails } from '#src/assets/asset.schema.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { readValue } from '#src/schema/read.ts';
import type en from './messages/en.json';

/** An asset that stands on an author's page, where no service is asked. */
export const sampleAsset = (t: Translate<keyof typeof en>): AssetDetails =>
  readValue(assetDetailsAnswer, {
    id: 'sample',
    title: t('sampleTitle'),
    description: t('sampleText'),
    type: 'image',
    width: 6000,
    height: 4000,
    bytes: 10_000_000,
    renditions: [
      { name: 'original', width: 6000, height: 4000, bytes: 10_000_000, mime: 'image/jpeg', path: '#' },
    ],
    licence: {
      name: t('sampleLicence'),
      version: '1',
      html: `<p>${t('sampleTerms')}</p>`,
      credit: t('sampleCredit'),
    },
  });
