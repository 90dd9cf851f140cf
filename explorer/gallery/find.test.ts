import { expect, test } from 'vitest';
import { galleryWidgets } from '#demo-pages/explorer/documents.ts';
import { findIn } from './find.ts';
import { foldWords } from './match.ts';

/** What an author types, in English or Arabic, and the widget that must come first or among the first three. */
const typed: readonly (readonly [word: string, widget: string])[] = [
  ['restricted', 'access-gate'],
  ['permission', 'access-request-form'],
  ['collapse', 'accordion'],
  ['acordion', 'accordion'],
  ['حذف الحساب', 'account-settings'],
  ['diving', 'activity-catalogue'],
  ['toast', 'alert'],
  ['press picture', 'asset-details'],
  ['بودكاست', 'audio-guide'],
  ['scroll up', 'back-to-top'],
  ['turnover', 'booking-list'],
  ['you are here', 'breadcrumb'],
  ['webinar', 'calendar-event'],
  ['slideshow', 'card-carousel'],
  ['tiles', 'card-grid'],
  ['temperature', 'climate-guide'],
  ['اتصل بنا', 'contact-form'],
  ['الفعاليات', 'content-catalogue'],
  ['news', 'content-catalogue'],
  ['تبويبات', 'content-tabs'],
  ['gdpr', 'cookie-consent'],
  ['exchange rate', 'currency-converter'],
  ['spreadsheet', 'data-table'],
  ['المدن', 'destination-catalogue'],
  ['youtube', 'embed-frame'],
  ['يوتيوب', 'embed-frame'],
  ['training', 'elearning-dashboard'],
  ['urgent', 'emergency-banner'],
  ['ambulance', 'emergency-contacts'],
  ['list your business', 'enlist-business'],
  ['404', 'error-page'],
  ['concerts', 'event-catalogue'],
  ['exhibition', 'event-detail'],
  ['RSVP', 'event-registration-form'],
  ['help', 'faq'],
  ['wishlist', 'favourite-button'],
  ['bookmarks', 'favourites-list'],
  ['copyright', 'footer'],
  ['questionaire', 'form-builder'],
  ['navbar', 'header'],
  ['targeting', 'geo-content'],
  ['markers', 'interactive-map'],
  ['شعار', 'header'],
  ['cover', 'hero-banner'],
  ['Hijri converter', 'holiday-calendar'],
  ['photos', 'image-gallery'],
  ['البوم', 'image-gallery'],
  ['personalize', 'interest-picker'],
  ['statistics', 'key-figures'],
  ['translation', 'language-suggestion'],
  ['curriculum', 'learning-path'],
  ['log in', 'login-modal'],
  ['colleagues', 'member-search'],
  ['my tickets', 'my-registrations'],
  ['promo code', 'offers'],
  ['subscribe', 'newsletter-signup'],
  ['thumbs up', 'page-feedback'],
  ['headline', 'page-intro'],
  ['luggage', 'packing-checklist'],
  ['virtual tour', 'panorama-viewer'],
  ['deadlines', 'partner-calendar'],
  ['cockpit', 'portal-dashboard'],
  ['vCard', 'partner-profile'],
  ['premium', 'paywall-container'],
  ['pronunciation', 'phrasebook'],
  ['coordinates', 'place-detail'],
  ['near me', 'nearby-places'],
  ['fajr', 'prayer-times'],
  ['discount', 'promotional-banner'],
  ['خارطه', 'region-map'],
  ['sign up', 'register-form'],
  ['recomended', 'related-content'],
  ['forgot pasword', 'reset-password'],
  ['اقتباس', 'rich-text'],
  ['hiking', 'route-map'],
  ['magnifier', 'search-box'],
  ['hits', 'search-results'],
  ['table of contents', 'section-navigation'],
  ['whatsapp', 'share-bar'],
  ['hotel', 'stay-catalogue'],
  ['فندق', 'stay-catalogue'],
  ['email preferences', 'subscription-centre'],
  ['صورة ونص', 'text-with-media'],
  ['itinerary', 'timeline'],
  ['trip planner', 'itinerary-planner'],
  ['travel agency', 'tour-catalogue'],
  ['dress code', 'travel-advisory'],
  ['personality', 'trip-quiz'],
  ['opt out', 'unsubscribe-page'],
  ['حسابي', 'user-profile'],
  ['movie', 'video-player'],
  ['ferry', 'transport-guide'],
  ['day by day', 'itinerary'],
  ['entry requirements', 'visa-regulation'],
  ['suppliers', 'partner-directory'],
  ['directory entry', 'enlist-business'],
  ['basket', 'download-cart'],
  ['rewards', 'loyalty-enrolment'],
  ['DAM', 'asset-search'],
  ['album', 'asset-collections'],
  ['shortlist', 'favourite-assets'],
];

const widgets = galleryWidgets();
const found = (language: 'en' | 'ar', q: string): string[] => {
  const cards = widgets.map(({ called = '', words, modes, family, load }) => ({
    called: foldWords(called, language),
    words: foldWords(words, language),
    modes,
    family,
    load,
  }));
  return findIn(cards, language)({ q, mode: '', family: '', load: '' }).map((place) => widgets[place]!.name);
};

test('the list has a word for every widget that is not its name', () => {
  expect(typed).toHaveLength(101);
  const named = new Set(typed.map(([, widget]) => widget));
  expect(widgets.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([]);
});

test.each(typed)('%s finds %s among the first three, whatever the language of the page', (word, widget) => {
  for (const language of ['en', 'ar'] as const)
    expect(found(language, word).slice(0, 3), language).toContain(widget);
});

test('an Arabic author finds each banner by the word that marketing has for it', () => {
  const banners = widgets.map(({ name }) => name).filter((name) => name.endsWith('-banner'));
  for (const word of ['بانر', 'البانر'])
    for (const language of ['en', 'ar'] as const)
      expect(found(language, word).slice(0, banners.length).toSorted()).toEqual(banners.toSorted());
});

test('a word that nobody knows finds nothing', () => expect(found('en', 'zzzz')).toEqual([]));
