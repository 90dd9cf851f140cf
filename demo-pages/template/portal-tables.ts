import type { Language } from '#src/i18n/languages.ts';
import downloads from '../content/downloads.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { section, type ServicePart } from './guide.ts';
import { signInLink } from './sign-in.ts';

/** A widget of the portal that fetches what it shows; without a script there is the way to sign in. */
function renderTable(
  widget: string,
  { id, title, text }: ServicePart,
  language: Language,
  config: object,
): string {
  const signIn = `<div class="site-actions">${signInLink(language)}</div>`;
  return mountElement(
    widget,
    { title, description: text, ...config },
    { id, load: afterPaint, fallback: section(title, text, signIn) },
  );
}

/** The `member-search` of the portal. */
export const renderMembers = (part: ServicePart, language: Language): string =>
  renderTable('member-search', part, language, { inviteLink: `/${language}/contact` });

/** The `booking-list` of the portal. */
export const renderBookings = (part: ServicePart, language: Language): string =>
  renderTable('booking-list', part, language, {});

/** The `download-cart` of the media centre. */
export const renderDownloads = (part: ServicePart, language: Language): string =>
  renderTable('download-cart', part, language, {
    ...downloads[language],
    libraryLink: `/${language}/content-hub/visual-assets`,
  });

/** The `asset-collections` of the media centre. */
export const renderCollections = (part: ServicePart, language: Language): string =>
  renderTable('asset-collections', part, language, {
    detailPath: `/${language}/content-hub/asset-details.id-{id}.html`,
    searchPath: `/${language}/content-hub/visual-assets`,
    cartPath: `/${language}/content-hub/visual-assets/cart`,
    defaultCover: '/images/hegra.jpg',
  });

/** The `favourite-assets` of the media centre. */
export const renderFavouriteFiles = (part: ServicePart, language: Language): string =>
  renderTable('favourite-assets', part, language, {
    detailPath: `/${language}/content-hub/asset-details.id-{id}.html`,
    searchPath: `/${language}/content-hub/visual-assets`,
  });
