import type { Language } from '#src/i18n/languages.ts';
import { attributes } from '../html.ts';

/** Address of the logo in the script of a language: on light ground, on dark ground, on the portal's light ground. */
export const logoAddress = (language: Language, look: '' | '-light' | '-blue') =>
  `/brand/logo-${language === 'ar' ? 'arabic' : 'latin'}${look}.svg`;

/** The logo on dark ground, in its own shape before it has come. */
export function renderLogo(language: Language, brand: string, height: number): string {
  const width = Math.round((height * (language === 'ar' ? 236 : 220)) / 64);
  const size = { width: String(width), height: String(height) };
  return `<img${attributes({ src: logoAddress(language, '-light'), alt: brand, ...size })}>`;
}
