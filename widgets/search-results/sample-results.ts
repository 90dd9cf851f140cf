import { item } from '#src/api/answers/item.schema.ts';
import { readValue } from '#src/schema/read.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { listOf } from '#src/text/list-of.ts';
import type en from './messages/en.json';
import type { Results } from './useResults.ts';

/** Results that an author sees in place of any. */
const count = 3;

/** What an author's page shows: every part of the widget, and nothing that was asked for. */
export function sampleResults(asked: Results, t: Translate<keyof typeof en>): Results {
  const items = listOf(count, (index) =>
    readValue(item, { id: `sample-${index}`, title: t('sampleTitle'), description: t('sampleText') }),
  );
  return { ...asked, status: 'found', items, total: count };
}
