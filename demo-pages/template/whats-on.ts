import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { allContent, nextOccurrence } from '#origin/content.ts';
import { afterPaint } from '../page.ts';
import { formatShortDays } from './format.ts';
import { cardOf } from './item-card.ts';
import { renderGrid, type CardTexts } from './sections.ts';
import { teaserOf } from './teaser.ts';

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly all: string;
}

/** Cards in one row. */
const shown = 4;

/** When an event runs next; undefined for one that is over, or does not take place. */
function nextOf({ status, occurrences = [] }: ContentItem, now: Date) {
  if (status !== 'scheduled') return undefined;
  const next = nextOccurrence(occurrences, now);
  return next && Date.parse(next.end) >= now.getTime() ? next : undefined;
}

/**
 * Cards of what is on at `now` and of what comes next, with its days and where: what ends first of that which runs already
 * comes first.
 */
function comingUp(type: 'event' | 'b2bEvent', language: Language, now: Date): CardTexts[] {
  const running = ({ start }: { start: string }) => Math.max(Date.parse(start), now.getTime());
  const events = allContent(language)
    .filter((item) => item.type === type)
    .flatMap((item) => {
      const next = nextOf(item, now);
      return next ? { item, next } : [];
    })
    .toSorted(
      (one, other) =>
        running(one.next) - running(other.next) || Date.parse(one.next.end) - Date.parse(other.next.end),
    )
    .slice(0, shown);
  return events.map(({ item, next }) => ({
    ...cardOf(item),
    tags: [formatShortDays(next.start, next.end, language), item.city ?? item.region ?? ''].filter(Boolean),
  }));
}

/** What is on and what comes next; nothing where no event is left. */
export function renderWhatsOn({ title, description, all }: Texts, language: Language, now: Date): string {
  const items = comingUp('event', language, now);
  if (items.length === 0) return '';
  return renderGrid({
    id: 'whats-on',
    // On a telephone it begins below the hero, in view from the start: so it has no hearts, whose code would come at once.
    load: afterPaint,
    variant: 'card',
    columns: 4,
    title,
    description,
    viewAll: { ctaLabel: all, ctaLink: `/${language}/events` },
    items,
  });
}

/** The next dates of the trade's calendar, as rows; nothing where none is left. */
export function renderTradeDates(all: string, language: Language, now: Date): string {
  const items = comingUp('b2bEvent', language, now);
  if (items.length === 0) return '';
  const { title, text, href } = teaserOf('/partner-tools/calendar', language);
  return renderGrid({
    id: 'dates',
    variant: 'compact',
    columns: 2,
    title,
    description: text,
    viewAll: { ctaLabel: all, ctaLink: href },
    items,
  });
}
