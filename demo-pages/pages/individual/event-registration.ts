import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderEventForm } from '../../template/account.ts';

export const title = 'Registration for an event';

export const purpose =
  'Where a consumer takes a place at an event, or waits for one; the address names the event.';

export const picture = 'souq';

export const render = (language: Language, options: PageOptions): string =>
  renderEventForm('/individual/event-registration', language, options);
