import { baseFieldTexts, fieldsOf, imageFields, type FieldTexts } from '#src/config/base-fields.ts';

const logoFields: FieldTexts = {
  desktopImage: { title: 'Logo', description: 'On light ground, from 1123 px on; drawn 44 px high.' },
  mobileImage: {
    title: 'Small-screen logo',
    description: 'On light ground, below 1123 px; drawn 36 px high.',
  },
  desktopImageOnDark: {
    title: 'Logo on dark ground',
    description: 'Over a hero and on the night bar. Left empty: the one for light ground.',
  },
  mobileImageOnDark: {
    title: 'Small-screen logo on dark ground',
    description: 'Over a hero and on the night bar. Left empty: the one for light ground.',
  },
};

const menuFields: FieldTexts = {
  id: { title: 'Identifier', description: 'Name of the item, unique in the menu.' },
  title: { title: 'Title', description: 'Words in the menu. An item without them is left out.' },
  ctaLink: {
    title: 'Link',
    description: 'Where the item leads; for an item with sections, where “view all” leads.',
  },
  image: { title: 'Picture', description: 'Shown in the item’s panel.' },
  ...fieldsOf('image', imageFields),
  sections: {
    title: 'Sections',
    description: 'Links in the item’s panel, six at most are shown there. A list, or a list as JSON text.',
  },
  'sections[].id': {
    title: 'Identifier',
    description: 'The section is active where the page’s path contains it. Left empty: the link’s last part.',
  },
  'sections[].sectionName': { title: 'Label', description: 'A section without one is left out.' },
  'sections[].href': { title: 'Link', description: 'Where the section leads.' },
  'sections[].targetInNewWindow': { title: 'New window', description: 'Opens the link in a new window.' },
  'sections[].requiresLogin': {
    title: 'Needs sign-in',
    description: 'Sends anonymous visitors to sign in first, then on to the link.',
  },
};

const languageFields: FieldTexts = {
  label: { title: 'Label', description: 'Says what the list is of. Left empty: “Language” in the page’s.' },
  data: { title: 'Languages', description: 'In the order in which they are listed.' },
  'data[].ctaLabel': { title: 'Name', description: 'The language’s own name for itself.' },
  'data[].ctaLink': {
    title: 'Link',
    description: 'Only a language (/ar): leads to this page in that language. Longer: followed as it is.',
  },
  'data[].image': { title: 'Picture', description: 'Stands before the name.' },
  ...fieldsOf('data[].image', imageFields),
  'data[].isSelected': {
    title: 'Selected',
    description: 'Marks the current language where its link does not name one.',
  },
  'data[].unAvailableLanMessage': {
    title: 'Message where missing',
    description: 'Said where this page does not exist in the language.',
  },
  'data[].unAvailableLanLink': { title: 'Link where missing', description: 'Where to go instead.' },
  'data[].unAvailableLanLinkLabel': { title: 'Label of that link', description: 'Words of the link.' },
};

const userMenuFields: FieldTexts = {
  registerLabel: { title: 'Sign in', description: 'Words on the button for anonymous visitors.' },
  signOutLabel: { title: 'Sign out', description: 'Words on the entry that signs out.' },
  viewProfileLabel: {
    title: 'Profile',
    description: 'Words of the link to the profile; names the menu of a visitor without a name.',
  },
  viewProfileCTA: { title: 'Profile’s link', description: 'Where the profile lies.' },
  welcomeLabel: { title: 'Greeting', description: 'Stands before the visitor’s name.' },
  subMenu: { title: 'Entries', description: 'One without label, address or icon is not shown.' },
  'subMenu[].label': { title: 'Label', description: 'Words of the entry.' },
  'subMenu[].url': { title: 'Address', description: 'Where the entry leads.' },
  'subMenu[].iconName': { title: 'Icon', description: 'Name of a built-in icon, or the address of an svg.' },
  'subMenu[].requiredRole': {
    title: 'Role',
    description: 'In the portal: who sees it, a role or manageAndUploadAssets. Left empty: everybody.',
  },
  userApi: { title: 'Sign-in services', description: 'Addresses; left empty: those of the site.' },
  'userApi.ssidLoginUrl': { title: 'Login', description: 'Where consumers sign in; https.' },
  'userApi.ssidLogoutUrl': { title: 'Logout', description: 'Where consumers sign out; https.' },
  'userApi.ssidUserInfo': { title: 'User info', description: 'Tells who a visitor with a token is.' },
  'userApi.ssidDomain': { title: 'Domain', description: 'Of the sign-on service’s further calls.' },
  'userApi.b2bLoginRedirectEndpoint': {
    title: 'Partner login',
    description: 'Where partners sign in; https.',
  },
  'userApi.b2bLogoutRedirectEndpoint': {
    title: 'Partner logout',
    description: 'Where partners sign out; https.',
  },
};

const searchBoxFields: FieldTexts = {
  searchPagePath: { title: 'Results page', description: 'Left empty: that of the site.' },
  searchLabel: { title: 'Label', description: 'Names the icon that opens the search.' },
  searchModalTitle: { title: 'Title', description: 'Names the search where it covers the page.' },
  trending: { title: 'Trending', description: 'Shown while nothing is typed.' },
  'trending.title': { title: 'Title', description: 'Heads the trending links.' },
  'trending.items': { title: 'Links', description: 'At most 10.' },
  'trending.items[].ctaLabel': { title: 'Label', description: 'Words of the link.' },
  'trending.items[].ctaLink': { title: 'Link', description: 'Where it leads.' },
  recentSearchLabel: { title: 'Recent searches', description: 'Heads what the visitor searched before.' },
  clearHistoryLabel: { title: 'Clear', description: 'Words on the button that forgets recent searches.' },
  debounce: {
    title: 'Pause',
    description: 'Milliseconds after the last keystroke before the origin is asked.',
  },
  minLength: { title: 'Characters', description: 'How many are typed before the origin is asked.' },
};

export const fields: FieldTexts = {
  ...baseFieldTexts,
  title: { title: 'Site’s name', description: 'Names the logo, which leads to the home page.' },
  logo: { title: 'Logo', description: 'Two pictures, and two more where the ground is dark.' },
  ...fieldsOf('logo', logoFields),
  menu: { title: 'Menu', description: 'At most 8 items.' },
  ...fieldsOf('menu[]', menuFields),
  viewAllLabel: { title: 'View all', description: 'Words of the link to all of an item’s sections.' },
  evisa: { title: 'Visa', description: 'The one button of the bar.' },
  'evisa.title': { title: 'Label', description: 'Words on the button.' },
  'evisa.link': { title: 'Link', description: 'Where it leads.' },
  languages: { title: 'Languages', description: 'The list of languages.' },
  ...fieldsOf('languages', languageFields),
  userMenu: { title: 'User menu', description: 'Sign-in, and what signed-in visitors find.' },
  ...fieldsOf('userMenu', userMenuFields),
  searchBox: { title: 'Search', description: 'Left empty: no search icon. Never shown in the portal.' },
  ...fieldsOf('searchBox', searchBoxFields),
  alertText: {
    title: 'Session’s end',
    description: 'Said when a partner’s session has expired. Left empty: sessions are not watched.',
  },
  sessionTimeout: { title: 'Session check', description: 'Seconds between two checks, 120 by default.' },
  variant: {
    title: 'Variant',
    description: 'primary: clear over a hero, white when scrolled. secondary: a night bar.',
  },
  showSubheader: {
    title: 'Sub-header',
    description: 'Shows the sections of the current menu item below the bar; variant secondary only.',
  },
  translateWidgetUrl: {
    title: 'Translation',
    description: 'Script of a translation service, shown in the portal’s language panel when it is opened.',
  },
};
