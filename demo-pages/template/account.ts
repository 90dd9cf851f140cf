import type { Language } from '#src/i18n/languages.ts';
import { taxonomy } from '#origin/data.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderConsent } from './consent.ts';
import { isPortalPath, renderContentPage } from './content-page.ts';
import { readSite, readTexts, type MenuLink } from './content.ts';
import { accountPath } from './header.ts';
import { picture } from './pictures.ts';
import { gateCard, signInLink, wordsOf } from './sign-in.ts';
import { sectionsAbove } from './site-map.ts';

/** Texts of one page of the account. */
type Texts = Readonly<Record<'title' | 'text' | 'heading' | 'fallback' | 'other', string>>;

/** Texts of the page of the loyalty programme; benefits by tier, in the order of the taxonomy. */
interface LoyaltyTexts extends Texts {
  readonly description: string;
  readonly terms: string;
  readonly offers: string;
  readonly benefits: readonly (readonly string[])[];
}

/** What differs from one page of the account to another. */
interface AccountPage {
  readonly name:
    | 'profile'
    | 'settings'
    | 'loyalty'
    | 'registrations'
    | 'eventRegistration'
    | 'partnerProfile'
    | 'assetDetails';
  /** Path without language. */
  readonly path: string;
  readonly widget: string;
  readonly config: object;
  /** What else it says without a script. */
  readonly more?: string;
  /** Pages above it, but for the home page. */
  readonly above?: readonly MenuLink[];
  /** Path of the page that it leads on to. */
  readonly other: string;
  /** Its place has the question of the widget and its height, so that nothing moves for a stranger. */
  readonly isGate?: boolean;
}

/**
 * A page of the account as the CMS writes it: a widget, and without a script the way to sign in and whom to write to.
 */
function renderAccountPage(page: AccountPage, language: Language, options: PageOptions): string {
  const { name, path, widget, config, more = '', above = [], other, isGate } = page;
  const texts = (readTexts('account', language) as Record<AccountPage['name'], Texts>)[name];
  const signIn = signInLink(language, isPortalPath(path) ? 'b2b' : 'ssid');
  const mail = `<a class="site-link" href="mailto:hello@example.org"><span>${escape(readSite(language).mail)}</span></a>`;
  const heading = `<h2>${escape(texts.heading)}</h2>`;
  const advice = `<p>${escape(texts.fallback)}</p>`;
  const question = isGate
    ? `<div class="site-head"><div>${heading}</div></div>
    ${gateCard(wordsOf(widget, language).signInText, signIn)}
    <noscript><div class="site-copy">${advice}<p>${mail}</p></div></noscript>`
    : `<div class="site-head"><div>${heading}${advice}</div></div>
    <div class="site-copy"><div class="site-actions">${signIn}
    ${mail}</div></div>`;
  const fallback = `<section class="site-column"><div class="site-section">${question}${more}
  </div></section>`;
  const mount = { id: 'account', load: afterPaint, fallback };
  return renderContentPage(
    {
      path,
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'al-ahsa',
      above,
      main: '',
      wide: [
        mountElement(widget, { title: texts.heading, ...config }, mount),
        `<div class="site-wrap site-page"><p><a class="site-link" href="/${language}${other}"><span>${escape(texts.other)}</span></a></p></div>`,
        renderConsent(language),
      ].join('\n'),
      category: 'account',
      styles: ['guide'],
    },
    options,
  );
}

/** The visitor's profile. @param path without language */
export const renderProfile = (path: string, language: Language, options: PageOptions): string =>
  renderAccountPage(
    {
      name: 'profile',
      isGate: true,
      path,
      widget: 'user-profile',
      config: isPortalPath(path) ? {} : { interestsLink: `/${language}/interests` },
      other: `${accountPath(isPortalPath(path))}/account-settings`,
    },
    language,
    options,
  );

/** The visitor's settings. @param path without language */
export const renderSettings = (path: string, language: Language, options: PageOptions): string =>
  renderAccountPage(
    {
      name: 'settings',
      isGate: true,
      path,
      widget: 'account-settings',
      config: {
        deleteUrl: '/own/delete-account',
        exportUrl: '/own/export',
        privacyLink: `/${language}/privacy`,
      },
      other: `${accountPath(isPortalPath(path))}/profile`,
    },
    language,
    options,
  );

/** Points at which the tiers begin, in the order of the taxonomy, as the service counts them. */
const tierPoints = [0, 1000, 5000];

/** The loyalty programme: its tiers, the form and the card. @param path without language */
export function renderLoyalty(path: string, language: Language, options: PageOptions): string {
  const { heading, description, terms, offers, benefits } = (
    readTexts('account', language) as Record<'loyalty', LoyaltyTexts>
  ).loyalty;
  const tiers = taxonomy.tiers.map(({ key, label }, index) => ({
    key,
    label: label[language],
    minPoints: tierPoints[index] ?? 0,
    benefits: benefits[index] ?? [],
  }));
  const lists = tiers.map(
    (tier) =>
      `<h3>${escape(tier.label)}</h3><ul>${tier.benefits.map((benefit) => `<li>${escape(benefit)}</li>`).join('')}</ul>`,
  );
  return renderAccountPage(
    {
      name: 'loyalty',
      path,
      widget: 'loyalty-enrolment',
      config: {
        description,
        programmeName: heading,
        tiers,
        terms,
        cardImage: picture('hegra', '(min-width: 1000px) 704px, 100vw'),
        cta: { ctaLabel: offers, ctaLink: `/${language}/offers?audience=loyalty` },
        helpLink: `/${language}/contact`,
      },
      more: `<div class="site-guide"><p>${escape(description)}</p>${lists.join('')}${terms}</div>`,
      other: '/individual/profile',
    },
    language,
    options,
  );
}

/** Where a visitor registers for an event. */
const eventFormPath = (isPortal: boolean): string =>
  isPortal ? '/partner-tools/calendar/event-registration.html' : '/individual/event-registration.html';

/** The visitor's registrations for events. @param path without language */
export function renderRegistrations(path: string, language: Language, options: PageOptions): string {
  const isPortal = isPortalPath(path);
  const at = (to: string) => `/${language}${to}`;
  return renderAccountPage(
    {
      name: 'registrations',
      path,
      widget: 'my-registrations',
      config: {
        show: 'all',
        showHijri: true,
        calendarPath: at(isPortal ? '/partner-tools/calendar' : '/events'),
      },
      other: eventFormPath(isPortal),
    },
    language,
    options,
  );
}

/** The form that registers for an event. @param path without language */
export function renderEventForm(path: string, language: Language, options: PageOptions): string {
  const isPortal = isPortalPath(path);
  const other = `${accountPath(isPortal)}/registrations`;
  const { terms, other: ctaLabel } = (
    readTexts('account', language) as Record<'eventRegistration', Record<'terms' | 'other', string>>
  ).eventRegistration;
  return renderAccountPage(
    {
      name: 'eventRegistration',
      path,
      widget: 'event-registration-form',
      config: {
        mode: isPortal ? 'trade' : 'public',
        maxSeats: 4,
        terms,
        successLinks: [{ ctaLabel, ctaLink: `/${language}${other}` }],
      },
      other,
    },
    language,
    options,
  );
}

/** One company of the directory, as its address names it. @param path without language */
export function renderPartnerProfile(path: string, language: Language, options: PageOptions): string {
  const directory = '/partner-tools/directory';
  return renderAccountPage(
    {
      name: 'partnerProfile',
      path,
      widget: 'partner-profile',
      config: {
        // Its heading is the company.
        title: '',
        contactUrl: '/own/submit',
        editPath: `/${language}${directory}/enlist-business`,
        directoryPath: `/${language}${directory}`,
      },
      other: directory,
    },
    language,
    options,
  );
}

/** One file of the media library, as its address names it. @param path without language */
export function renderAssetDetails(path: string, language: Language, options: PageOptions): string {
  const library = '/content-hub/visual-assets';
  return renderAccountPage(
    {
      name: 'assetDetails',
      path,
      widget: 'asset-details',
      config: {
        // Its heading is the file.
        title: '',
        renditionOrder: ['original', 'w2500', 'w1280', 'w640'],
        searchPath: `/${language}${library}`,
        requestPath: `/${language}/partner-tools/request-access`,
        reportLink: `/${language}/contact`,
      },
      above: sectionsAbove(`${library}/file`, language),
      other: library,
    },
    language,
    options,
  );
}
