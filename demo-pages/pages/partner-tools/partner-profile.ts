import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderPartnerProfile } from '../../template/account.ts';

export const title = 'Partner profile';

export const purpose =
  'One company of the directory, named by the address: what it offers, how it is reached, a form that writes to it.';

export const picture = 'riyadh';

export const render = (language: Language, options: PageOptions): string =>
  renderPartnerProfile('/partner-tools/partner-profile', language, options);
