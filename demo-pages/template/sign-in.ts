import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../html.ts';
import { readTexts } from './content.ts';

/** Words of the dialog that asks for sign-in, in one language. */
interface Texts {
  readonly visitors: { readonly title: string; readonly benefits: readonly string[]; readonly offer: string };
  readonly partners: { readonly title: string; readonly benefits: readonly string[]; readonly asset: string };
}

/**
 * The `login-modal` of every page: links that need sign-in stand in the menus, too. Without script they lead where they
 * lead.
 */
export function renderSignIn(language: Language, isPortal: boolean): string {
  const { visitors, partners } = readTexts('sign-in', language) as Texts;
  const { title, benefits } = isPortal ? partners : visitors;
  const config = {
    title,
    benefits,
    reasons: { offer: visitors.offer, asset: partners.asset },
    ...(isPortal && { registerLink: `/${language}/partner-tools/directory/enlist-business.html` }),
    triggers: isPortal
      ? [{ selector: '#brand-kit a', reason: 'asset' }]
      : [{ selector: '#members a', reason: 'offer' }],
  };
  return mountElement('login-modal', config, { id: 'sign-in' });
}
