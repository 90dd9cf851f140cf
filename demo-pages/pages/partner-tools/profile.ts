import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderProfile } from '../../template/account.ts';

export const title = 'Profile of a partner';

export const purpose = 'The profile of a business visitor, with company and role.';

export const picture = 'race';

export const render = (language: Language, options: PageOptions): string =>
  renderProfile('/partner-tools/profile', language, options);
