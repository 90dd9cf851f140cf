import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderRegistrations } from '../../template/account.ts';

export const title = 'My registrations';

export const purpose = 'Events that a consumer has registered for: references, waiting list, cancelling.';

export const picture = 'jeddah-al-balad';

export const render = (language: Language, options: PageOptions): string =>
  renderRegistrations('/individual/registrations', language, options);
