import type { WidgetEvent } from '#src/analytics/events.ts';
import type { Card } from './widget.ts';

/**
 * What every event of a card reports (contract, section 6): which one it is, counted from 1, its title, and what its
 * author set for it.
 *
 * @param index counted from 0
 */
export const reportOf = (card: Card, index: number) =>
  ({
    banner: { index: index + 1, title: card.title },
    ctaData: card.ctaData,
  }) satisfies Partial<WidgetEvent>;
