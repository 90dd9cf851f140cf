import type { Language } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { attributes, escape } from '../../../html.ts';
import type { PageOptions } from '../../../options.ts';
import { renderItemPage } from '../../../template/item-page.ts';
import { label } from '../../../template/words.ts';

export const title = 'Trade event';

export const purpose =
  'One event of the partners’ calendar, told by its address: programme, speakers, documents, registration.';

export const picture = 'museum';

export const example = { id: 'riyadh-trade-days-2026' };

/** The page of a trade event; undefined where there is none of that id. */
export function render(
  language: Language,
  options: PageOptions,
  { id = '' }: Readonly<Record<string, string>>,
): string | undefined {
  const item = itemAt(language, `/${language}/partner-tools/calendar/${id}`);
  if (item?.type !== 'b2bEvent') return undefined;
  const href = `/${language}/partner-tools/calendar/event-registration.html?eventId=${id}`;
  const text = escape(label('register', language));
  const isOpen = item.capacity !== undefined && item.status === 'scheduled';
  const button = isOpen ? `<a${attributes({ class: 'site-button', href })}>${text}</a>` : '';
  return renderItemPage(item, options, button);
}
