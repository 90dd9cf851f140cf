import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderRegistrations } from '../../template/account.ts';

export const title = 'My registrations on the portal';

export const purpose = 'Trade events that a partner has registered for.';

export const picture = 'museum';

export const render = (language: Language, options: PageOptions): string =>
  renderRegistrations('/partner-tools/registrations', language, options);
