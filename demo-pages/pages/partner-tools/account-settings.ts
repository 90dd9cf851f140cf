import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderSettings } from '../../template/account.ts';

export const title = 'Account settings of a partner';

export const purpose = 'The settings of a business visitor.';

export const picture = 'dammam-corniche';

export const render = (language: Language, options: PageOptions): string =>
  renderSettings('/partner-tools/account-settings', language, options);
