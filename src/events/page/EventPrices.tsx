import { PriceTable } from '#src/ui/PriceTable.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useEventPageMessages } from './messages.ts';
import { tierText } from './price-text.ts';
import type { Detail } from './detail.schema.ts';

/** What tickets of an event cost; nothing where it says none. */
export function EventPrices({ event: { priceTiers, currency } }: { readonly event: Detail }) {
  const t = useEventPageMessages();
  const format = useFormat();
  return (
    <PriceTable
      caption={t('prices')}
      ticket={t('ticket')}
      price={t('price')}
      prices={priceTiers.map(({ label, amount, currency: own }) => ({
        label,
        price: tierText(amount, own || currency, t, format),
      }))}
    />
  );
}
