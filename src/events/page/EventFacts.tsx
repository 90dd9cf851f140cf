import { FactList, Points } from '#src/ui/FactList.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useEventPageMessages } from './messages.ts';
import type { Detail } from './detail.schema.ts';
import { priceText } from './price-text.ts';

/** What to know of an event beside its dates, as terms with their values; what it does not say is left out. */
export function EventFacts({ event }: { readonly event: Detail }) {
  const t = useEventPageMessages();
  const format = useFormat();
  const { venue, city, region, organiser, ageLimit, dressNote, accessibility, priceTiers } = event;
  // One lies in the next: many languages would end a list of them with an “and”.
  const place = [...new Set([venue, city, region])].filter(Boolean).join(', ');
  return (
    <FactList
      facts={[
        [t('where'), written(place)],
        [t('price'), priceTiers.length === 0 && priceText(event, t, format)],
        [t('organiser'), written(organiser)],
        [t('age'), written(ageLimit)],
        [t('dress'), written(dressNote)],
        [t('accessibility'), accessibility.length > 0 && <Points key="points" points={accessibility} />],
      ]}
    />
  );
}

/** An author's text, in its own direction. */
const written = (text: string) => text && <span dir="auto">{text}</span>;
