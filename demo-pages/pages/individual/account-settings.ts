import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderSettings } from '../../template/account.ts';

export const title = 'Account settings';

export const purpose = 'Password, language, mails, data export, what this device keeps, deletion.';

export const picture = 'train';

export const render = (language: Language, options: PageOptions): string =>
  renderSettings('/individual/account-settings', language, options);
