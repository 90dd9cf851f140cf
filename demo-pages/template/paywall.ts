import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import { section, type ServicePart } from './guide.ts';

interface PaywallPart extends ServicePart {
  /** The beginning, as HTML: all that the page holds of the text. */
  readonly body: string;
  /** Name of the text that the origin keeps. */
  readonly name: string;
}

/** The `paywall-container` of a page; without a script there is the beginning, and why there is no more. */
export function renderPaywall(
  { id, title, text, body, name, load }: PaywallPart,
  language: Language,
): string {
  const config = {
    title,
    teaserHtml: body,
    bodyReference: `/own/protected/${name}.html?lang=${language}`,
    metered: true,
    registerLink: `/${language}/register`,
    reasonTexts: { quota: text },
  };
  const fallback = section(title, '', `${body}<p>${escape(text)}</p>`);
  return mountElement('paywall-container', config, { id, load, fallback });
}
