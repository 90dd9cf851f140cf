import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { user } from '#src/icon/common-glyphs.ts';
import { lock } from '#src/icon/glyphs.ts';
import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import { widgetsFolder } from '../../scripts/build/widgets.ts';
import { readMenus, readTexts } from './content.ts';
import { icon } from './glyph.ts';

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

/** The link to the sign-in, which needs no script: that of the trade's accounts, or of visitors. */
export const signInLink = (language: Language, service: 'b2b' | 'ssid' = 'b2b'): string =>
  `<a class="site-button" href="/sso/login?client=${service}&lang=${language}"><span>${escape(readMenus(language).labels.registerLabel)}</span></a>`;

/** What signing in is good for, and the ways: as high as the widget that asks. @param ways links */
export const gateCard = (text: string, ways: string): string =>
  `<div class="site-gate">${icon(user)}<p>${escape(text)}</p>${ways}</div>`;

/** What a widget says to who is not signed in. */
export function wordsOf(
  widget: string,
  language: Language,
): Readonly<Record<'signIn' | 'signInText' | 'signInTitle', string>> {
  const file = join(widgetsFolder, widget, 'messages', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof wordsOf>;
}

/**
 * Stands in the place of a widget that asks strangers to sign in, in its words and height, so that nothing moves when it comes.
 * Who has no script reads the list.
 *
 * @param list the items as the CMS lists them
 */
export const renderGate = (widget: string, list: string, language: Language): string =>
  `<div class="site-wrap">${gateCard(wordsOf(widget, language).signIn, signInLink(language))}</div><noscript>${list}</noscript>`;

/** The same of an `access-gate`, which has a heading and a lock. */
export function renderLock(language: Language): string {
  const { signInTitle, signIn } = wordsOf('access-gate', language);
  return `<div class="site-gate" data-area>${icon(lock)}<h3>${escape(signInTitle)}</h3><p>${escape(signIn)}</p>${signInLink(language)}</div>`;
}
