import type { Format } from '#src/i18n/format.ts';
import { PriceTable } from '#src/ui/PriceTable.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Place } from './widget.ts';

type Tier = Place['ticketTiers'][number];

/** What tickets cost, a row each; nothing where the place says none. */
export function Tickets({ tiers }: { readonly tiers: readonly Tier[] }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  return (
    <PriceTable
      caption={t('prices')}
      ticket={t('ticket')}
      price={t('price')}
      prices={tiers.map(({ label, amount, currency }) => ({
        label,
        price: amount === 0 ? t('free') : priceText(amount, currency, format) || t('askThere'),
      }))}
    />
  );
}

/** Empty without a number or a currency. */
const priceText = (amount: number | undefined, currency: string, format: Format): string =>
  amount !== undefined && currency ? format.currency(amount, currency, { currencyDisplay: 'code' }) : '';
