import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Format } from '#src/i18n/format.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type en from './messages/en.json';

/** A term of the trade with its value. */
interface Term {
  readonly key: 'netRate' | 'commission' | 'release' | 'smallestGroup';
  readonly name: string;
  readonly value: string;
}

type TradeItem = Pick<FullItem, 'netPrice' | 'commission' | 'releaseDays' | 'groupSize' | 'currency'>;

/** As the answer has it: a rate is never rounded. Six digits hide what dividing by 100 adds. */
const exact = { currencyDisplay: 'code', maximumFractionDigits: 6 } as const;

/** On what terms the trade sells a tour; none where the answer has none. A net rate without a currency says nothing. */
export function tradeTerms(item: TradeItem, t: Translate<keyof typeof en>, format: Format): readonly Term[] {
  const { netPrice = 0, commission = -1, releaseDays = -1, groupSize, currency } = item;
  const terms: Term[] = [];
  if (netPrice > 0 && currency)
    terms.push({ key: 'netRate', name: t('netRate'), value: format.currency(netPrice, currency, exact) });
  if (commission >= 0 && commission <= 100) {
    const share = format.number(commission / 100, { style: 'percent', ...exact });
    terms.push({ key: 'commission', name: t('commission'), value: share });
  }
  if (releaseDays >= 0)
    terms.push({ key: 'release', name: t('release'), value: t('releaseDays', { count: releaseDays }) });
  const { min } = groupSize ?? {};
  if (terms.length > 0 && min !== undefined)
    terms.push({ key: 'smallestGroup', name: t('smallestGroup'), value: t('people', { count: min }) });
  return terms;
}

/** Whether an answer tells the trade anything of a tour. */
export const hasTradeTerms = ({ netPrice, commission, releaseDays }: TradeItem): boolean =>
  netPrice !== undefined || commission !== undefined || releaseDays !== undefined;
