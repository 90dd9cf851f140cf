import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { allContent, nextOccurrence } from '#origin/content.ts';
import { afterPaint } from '../page.ts';
import { formatShortDays } from './format.ts';
import { cardOf } from './item-card.ts';
import { renderGrid } from './sections.ts';

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly all: string;
}

/** Cards in one row. */
const shown = 4;

/** When an event runs next; undefined for one that is over, or does not take place. */
function nextOf({ type, status, occurrences = [] }: ContentItem, now: Date) {
  if (type !== 'event' || status !== 'scheduled') return undefined;
  const next = nextOccurrence(occurrences, now);
  return next && Date.parse(next.end) >= now.getTime() ? next : undefined;
}

/**
 * What is on at `now` and what comes next, with its days: what ends first of that which runs already comes first. Nothing
 * where no event is left.
 */
export function renderWhatsOn({ title, description, all }: Texts, language: Language, now: Date): string {
  const running = ({ start }: { start: string }) => Math.max(Date.parse(start), now.getTime());
  const events = allContent(language)
    .flatMap((item) => {
      const next = nextOf(item, now);
      return next ? { item, next } : [];
    })
    .toSorted(
      (one, other) =>
        running(one.next) - running(other.next) || Date.parse(one.next.end) - Date.parse(other.next.end),
    )
    .slice(0, shown);
  if (events.length === 0) return '';
  return renderGrid({
    id: 'whats-on',
    // On a telephone it begins below the hero, in view from the start: so it has no hearts, whose code would come at once.
    load: afterPaint,
    variant: 'card',
    columns: 4,
    title,
    description,
    viewAll: { ctaLabel: all, ctaLink: `/${language}/events` },
    items: events.map(({ item, next }) => ({
      ...cardOf(item),
      tags: [formatShortDays(next.start, next.end, language), item.city ?? item.region ?? ''].filter(Boolean),
    })),
  });
}
