import { expect, test } from 'vitest';
import { fieldsOf, jsonSchemaOf } from './all-widgets.ts';

/**
 * Fields that the specification names (section 3), by widget. A page that was written by it alone configures ours. That
 * each field does something is proved by `every-widget-fields`.
 */

/** Paths of all fields below a group: `logo` with `desktopImage` and `mobileImage`. */
const below = (group: string, ...names: string[]) => names.map((name) => `${group}.${name}`);

const picture = [
  'fileReference',
  's7fileReference',
  'mobileImageReference',
  's7mobileImageReference',
  'desktopImage',
  'mobileImage',
  'defaultImage',
  'pullDesktopImageFromDAM',
  'pullMobileImageFromDAM',
];
const trending = ['trending.title', ...below('trending.items[]', 'ctaLabel', 'ctaLink')];

const header = [
  ...below('logo', 'desktopImage', 'mobileImage'),
  ...below('menu[]', 'id', 'title', 'ctaLink', 'image', 'sections'),
  ...below('menu[].sections[]', 'sectionName', 'href', 'targetInNewWindow', 'requiresLogin'),
  ...below('evisa', 'title', 'link'),
  ...below('languages', 'label', 'data'),
  ...below('languages.data[]', 'ctaLabel', 'ctaLink', 'image', 'isSelected'),
  ...below('languages.data[]', 'unAvailableLanMessage', 'unAvailableLanLink', 'unAvailableLanLinkLabel'),
  ...below('userMenu', 'registerLabel', 'signOutLabel', 'viewProfileLabel', 'viewProfileCTA', 'welcomeLabel'),
  ...below('userMenu.subMenu[]', 'label', 'url', 'iconName', 'requiredRole'),
  ...below('userMenu.userApi', 'ssidLoginUrl', 'ssidLogoutUrl', 'ssidUserInfo', 'ssidDomain'),
  ...below('userMenu.userApi', 'b2bLoginRedirectEndpoint', 'b2bLogoutRedirectEndpoint'),
  ...below('searchBox', 'searchPagePath', 'searchLabel', 'clearHistoryLabel', 'recentSearchLabel'),
  ...below('searchBox', 'searchModalTitle', ...trending),
  'alertText',
  'sessionTimeout',
  'variant',
  'showSubheader',
];

const banner = [
  ...below('cards[]', 'title', 'tabTitle', 'description', 'image', 'video', 'link', 'ctaData'),
  ...below('cards[].image', ...picture),
  ...below('cards[].image.breakpoints[]', 'srcset', 'media', 'sizes'),
  ...below('cards[].video', 'videoFileReference', 's7videoFileReference', 'autoplay', 'autorerun', 'poster'),
  ...below('cards[].link', 'copy', 'url', 'isSignupLink', 'targetInNewWindow'),
  ...below('cards[].ctaData', 'ctaEventName', 'sectionName', 'pageCategory', 'pageSubCategory'),
  ...below('tabOrnament', 'fileReference', 'mobileImageReference'),
  'hideImageBrush',
  'heroBannerOrnament.fileReference',
  'heroBannerOrnamentVisibility',
  'ctaBtnVariant',
  'paginationBulletPosition',
  'disableAnimation',
  'dataLayer',
];

test.each([
  ['header', header],
  ['hero-banner', banner],
  ['search-box', ['searchPagePath', 'searchLabel', 'clearHistoryLabel', 'recentSearchLabel', ...trending]],
  ['alert', ['title', 'description', 'type', 'duration', 'autoClose', 'buttonLabel']],
])('%s has every field that the specification names', (name, fields) => {
  const ours = fieldsOf(jsonSchemaOf(name)).map(([path]) => path);
  expect(fields.filter((field) => !ours.includes(field))).toEqual([]);
});
