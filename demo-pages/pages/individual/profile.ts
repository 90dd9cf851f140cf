import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderProfile } from '../../template/account.ts';

export const title = 'Profile';

export const purpose = 'The profile of a consumer: card, completion, sections edited in their place.';

export const picture = 'star-sky';

export const render = (language: Language, options: PageOptions): string =>
  renderProfile('/individual/profile', language, options);
