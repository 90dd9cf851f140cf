import { expect, test } from 'vitest';
import { galleryWidgets } from '#demo-pages/explorer/documents.ts';
import { findIn } from './find.ts';
import { foldWords } from './match.ts';

/** What an author types, in English or Arabic, and the widget that must come first or among the first three. */
const typed: readonly (readonly [word: string, widget: string])[] = [
  ['collapse', 'accordion'],
  ['acordion', 'accordion'],
  ['حذف الحساب', 'account-settings'],
  ['diving', 'activity-catalogue'],
  ['toast', 'alert'],
  ['بودكاست', 'audio-guide'],
  ['scroll up', 'back-to-top'],
  ['you are here', 'breadcrumb'],
  ['slideshow', 'card-carousel'],
  ['tiles', 'card-grid'],
  ['اتصل بنا', 'contact-form'],
  ['الفعاليات', 'content-catalogue'],
  ['news', 'content-catalogue'],
  ['تبويبات', 'content-tabs'],
  ['gdpr', 'cookie-consent'],
  ['المدن', 'destination-catalogue'],
  ['youtube', 'embed-frame'],
  ['يوتيوب', 'embed-frame'],
  ['urgent', 'emergency-banner'],
  ['404', 'error-page'],
  ['help', 'faq'],
  ['wishlist', 'favourite-button'],
  ['bookmarks', 'favourites-list'],
  ['copyright', 'footer'],
  ['questionaire', 'form-builder'],
  ['navbar', 'header'],
  ['شعار', 'header'],
  ['cover', 'hero-banner'],
  ['photos', 'image-gallery'],
  ['البوم', 'image-gallery'],
  ['personalize', 'interest-picker'],
  ['statistics', 'key-figures'],
  ['translation', 'language-suggestion'],
  ['log in', 'login-modal'],
  ['subscribe', 'newsletter-signup'],
  ['thumbs up', 'page-feedback'],
  ['headline', 'page-intro'],
  ['virtual tour', 'panorama-viewer'],
  ['discount', 'promotional-banner'],
  ['خارطه', 'region-map'],
  ['sign up', 'register-form'],
  ['recomended', 'related-content'],
  ['forgot pasword', 'reset-password'],
  ['اقتباس', 'rich-text'],
  ['magnifier', 'search-box'],
  ['hits', 'search-results'],
  ['table of contents', 'section-navigation'],
  ['whatsapp', 'share-bar'],
  ['hotel', 'stay-catalogue'],
  ['فندق', 'stay-catalogue'],
  ['email preferences', 'subscription-centre'],
  ['صورة ونص', 'text-with-media'],
  ['itinerary', 'timeline'],
  ['travel agency', 'tour-catalogue'],
  ['opt out', 'unsubscribe-page'],
  ['حسابي', 'user-profile'],
  ['movie', 'video-player'],
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
  expect(typed).toHaveLength(57);
  const named = new Set(typed.map(([, widget]) => widget));
  expect(widgets.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([]);
});

test.each(typed)('%s finds %s among the first three, whatever the language of the page', (word, widget) => {
  for (const language of ['en', 'ar'] as const)
    expect(found(language, word).slice(0, 3), language).toContain(widget);
});

test('a word that nobody knows finds nothing', () => expect(found('en', 'zzzz')).toEqual([]));
