import type { Format } from '#src/i18n/format.ts';
import type { TranslateEventPage } from './messages.ts';

/** What an event costs at least; empty where it does not say. A price without a currency says nothing. */
export function priceText(
  { priceFrom = 0, currency, free }: { priceFrom?: number | undefined; currency: string; free: boolean },
  t: TranslateEventPage,
  format: Format,
): string {
  if (priceFrom > 0 && currency)
    return t('from', { price: format.currency(priceFrom, currency, { currencyDisplay: 'code' }) });
  return free ? t('free') : '';
}

/** What a ticket costs; without a number or a currency visitors ask the organiser. */
export function tierText(
  amount: number | undefined,
  currency: string,
  t: TranslateEventPage,
  format: Format,
): string {
  if (amount === 0) return t('free');
  if (amount === undefined || !currency) return t('askOrganiser');
  return format.currency(amount, currency, { currencyDisplay: 'code' });
}
