import { Card } from '#src/cards/Card.tsx';
import type { Fact } from '#src/cards/fact.ts';
import { calendar, ticket } from '#src/icon/glyphs.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { useToday } from '#src/time/useToday.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';

/** What a company offers for a time; what is over is left out. */
export function Offers({ offers }: Pick<PartnerEntry, 'offers'>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const today = useToday(usePage().site.timeZone);
  const dated = offers.map((offer) => ({ ...offer, lastDay: offer.to ?? offer.endDate }));
  const shown = dated.filter(({ lastDay }) => !lastDay || !today || lastDay.slice(0, 10) >= today);
  if (shown.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('offers')}
      </Heading>
      <ul className={styles['offers']} role="list">
        {shown.map((offer, index) => {
          const facts: Fact[] = [
            { name: 'discount', icon: ticket, text: offer.discountLabel },
            {
              name: 'until',
              icon: calendar,
              text: offer.lastDay ? t('until', { date: format.date(offer.lastDay) }) : '',
            },
          ];
          return (
            <li key={offer.id || offer.title}>
              <Card
                item={offer}
                variant="compact"
                level={levelBelow(level)}
                showCategories={false}
                sizes="160px"
                position={index + 1}
                facts={facts.filter(({ text }) => text !== '')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
