import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../../options.ts';
import { renderEventForm } from '../../../template/account.ts';

export const title = 'Registration for a trade event';

export const purpose =
  'Where a partner registers colleagues for an event of the calendar; the address names the event.';

export const picture = 'museum';

export const render = (language: Language, options: PageOptions): string =>
  renderEventForm('/partner-tools/calendar/event-registration', language, options);
