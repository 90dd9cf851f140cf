import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderLoyalty } from '../../template/account.ts';

export const title = 'Loyalty';

export const purpose =
  'The loyalty programme: what each tier gives, the form that joins it, the member’s card.';

export const picture = 'hegra';

export const render = (language: Language, options: PageOptions): string =>
  renderLoyalty('/individual/loyalty', language, options);
