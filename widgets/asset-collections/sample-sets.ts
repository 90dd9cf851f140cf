import { collectionsAnswer, type CollectionSummary } from '#src/assets/asset.schema.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { readValue } from '#src/schema/read.ts';
import type en from './messages/en.json';

/** Sets that stand on an author's page, where no service is asked. */
export const sampleSets = (t: Translate<keyof typeof en>): readonly CollectionSummary[] =>
  readValue(collectionsAnswer, {
    items: [
      { id: 'sample-1', name: t('sampleOwn'), count: 12, updated: '2026-10-01' },
      { id: 'sample-2', name: t('sampleShared'), count: 3, updated: '2026-09-12', shared: true },
    ],
  }).items;
