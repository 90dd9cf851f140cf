const home = [
  'header',
  'hero-banner',
  'card-grid',
  'promotional-banner',
  'region-map',
  'page-feedback',
  'footer',
  'login-modal',
];

const portal = [
  'header',
  'breadcrumb',
  'card-grid',
  'portal-dashboard',
  'promotional-banner',
  'page-feedback',
  'footer',
  'login-modal',
];

/**
 * Pages that stand for those of a site, with their widgets, and with parts by their paths where a visitor has opened something:
 * what they fetch is what chunks are made for, and has limits. They are the demo's (`demo-pages/chunk-pages.test.ts` compares).
 */
export const wholePages: Readonly<Record<string, readonly string[]>> = {
  home,
  'home, menu of a phone': [...home, 'widgets/header/MobileMenu.tsx'],
  'home, menu of a phone, signed in': [
    ...home,
    'widgets/header/Account.tsx',
    'widgets/header/MobileMenu.tsx',
    'widgets/header/SignedIn.tsx',
  ],
  'home, search opened': [...home, 'src/search/SearchDialog.tsx'],
  stories: [
    'header',
    'breadcrumb',
    'section-navigation',
    'video-player',
    'image-gallery',
    'panorama-viewer',
    'audio-guide',
    'timeline',
    'region-map',
    'embed-frame',
    'card-carousel',
    'related-content',
    'cookie-consent',
    'promotional-banner',
    'page-feedback',
    'footer',
    'login-modal',
  ],
  'before-you-travel': [
    'emergency-banner',
    'language-suggestion',
    'header',
    'breadcrumb',
    'section-navigation',
    'text-with-media',
    'key-figures',
    'content-tabs',
    'accordion',
    'faq',
    'share-bar',
    'back-to-top',
    'cookie-consent',
    'promotional-banner',
    'page-feedback',
    'footer',
    'login-modal',
  ],
  places: [
    'header',
    'breadcrumb',
    'destination-catalogue',
    'promotional-banner',
    'page-feedback',
    'footer',
    'login-modal',
  ],
  portal,
  'portal, signed in, every panel of the header': [
    ...portal,
    'src/search/SearchDialog.tsx',
    'widgets/header/SignedIn.tsx',
    'widgets/header/UserMenu.tsx',
    'widgets/header/UserPanel.tsx',
    'widgets/header/wide-panels.ts',
  ],
  contact: ['header', 'breadcrumb', 'contact-form', 'page-feedback', 'footer', 'login-modal'],
  faq: ['header', 'breadcrumb', 'faq', 'promotional-banner', 'page-feedback', 'footer', 'login-modal'],
  'search-results': [
    'header',
    'breadcrumb',
    'search-results',
    'promotional-banner',
    'page-feedback',
    'footer',
    'login-modal',
  ],
  place: [
    'header',
    'page-intro',
    'breadcrumb',
    'place-detail',
    'card-grid',
    'image-gallery',
    'audio-guide',
    'nearby-places',
    'related-content',
    'promotional-banner',
    'page-feedback',
    'footer',
    'login-modal',
  ],
  visa: [
    'header',
    'breadcrumb',
    'visa-regulation',
    'accordion',
    'faq',
    'promotional-banner',
    'page-feedback',
    'footer',
    'login-modal',
  ],
};

/** What nearly every page has around its own widgets. */
export const frame: readonly string[] = ['header', 'breadcrumb', 'page-feedback', 'footer', 'login-modal'];

/** A widget with parts of it, as a visitor meets it before all else. */
interface SeenFirst {
  readonly what: string;
  readonly widget: string;
  /** Modules whose `import()` follows by itself. */
  readonly parts: readonly string[];
  /** How much it counts, against a page like any other. */
  readonly weight: number;
}

/**
 * What is felt first. The weights are those at which header and hero have next to nothing that they do not need, while pages
 * stay as they are.
 */
export const seenFirst: readonly SeenFirst[] = [
  { what: 'header', widget: 'header', parts: [], weight: 300 },
  { what: 'hero-banner on a phone', widget: 'hero-banner', parts: ['src/slider/Slider.tsx'], weight: 400 },
  { what: 'search-box', widget: 'search-box', parts: [], weight: 60 },
];
