import * as z from 'zod';
import { userApi } from '#src/page/site.schema.ts';
import { baseFields, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import {
  asset,
  choice,
  flag,
  iconName,
  link,
  list,
  number,
  reference,
  requiredText,
  tab,
  text,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { searchField } from '#src/search/field.schema.ts';

const logo = z.object({
  desktopImage: asset.meta({
    title: 'Logo',
    description: 'On light ground, from 1123 px on; drawn 44 px high.',
  }),
  mobileImage: asset.meta({
    title: 'Small-screen logo',
    description: 'On light ground, below 1123 px; drawn 36 px high.',
  }),
  desktopImageOnDark: asset.meta({
    title: 'Logo on dark ground',
    description: 'Over a hero and on the night bar. Left empty: the one for light ground.',
  }),
  mobileImageOnDark: asset.meta({
    title: 'Small-screen logo on dark ground',
    description: 'Over a hero and on the night bar. Left empty: the one for light ground.',
  }),
});

const section = z.object({
  id: reference.meta({
    title: 'Identifier',
    description: 'The section is active where the page’s path contains it. Left empty: the link’s last part.',
  }),
  sectionName: requiredText().meta({
    title: 'Label',
    description: 'A section without one is left out.',
  }),
  href: link.meta({ title: 'Link', description: 'Where the section leads.' }),
  targetInNewWindow: flag(false).meta({
    title: 'New window',
    description: 'Opens the link in a new window.',
  }),
  requiresLogin: flag(false).meta({
    title: 'Needs sign-in',
    description: 'Sends anonymous visitors to sign in first, then on to the link.',
  }),
});

const menuItem = z.object({
  id: reference.meta({ title: 'Identifier', description: 'Name of the item, unique in the menu.' }),
  title: requiredText().meta({
    title: 'Title',
    description: 'Words in the menu. An item without them is left out.',
  }),
  ctaLink: link.meta({
    title: 'Link',
    description: 'Where the item leads; for an item with sections, where “view all” leads.',
  }),
  image: image.optional().meta({ title: 'Picture', description: 'Shown in the item’s panel.' }),
  // JSON inside JSON; what cannot be read leaves the item without a panel.
  sections: list(section).meta({
    title: 'Sections',
    description: 'Links in the item’s panel, six at most are shown there. A list, or a list as JSON text.',
  }),
});

const evisa = z.object({
  title: text(60).meta({ title: 'Label', description: 'Words on the button.' }),
  link: link.meta({ title: 'Link', description: 'Where it leads.' }),
});

const languageItem = z.object({
  ctaLabel: requiredText().meta({
    title: 'Name',
    description: 'The language’s own name for itself.',
  }),
  ctaLink: link.meta({
    title: 'Link',
    description: 'Only a language (/ar): leads to this page in that language. Longer: followed as it is.',
  }),
  image: image.optional().meta({ title: 'Picture', description: 'Stands before the name.' }),
  isSelected: flag(false).meta({
    title: 'Selected',
    description: 'Marks the current language where its link does not name one.',
  }),
  unAvailableLanMessage: text(200).meta({
    title: 'Message where missing',
    description: 'Said where this page does not exist in the language.',
  }),
  unAvailableLanLink: link.meta({
    title: 'Link where missing',
    description: 'Where to go instead.',
  }),
  unAvailableLanLinkLabel: text(60).meta({
    title: 'Label of that link',
    description: 'Words of the link.',
  }),
});

const languages = z.object({
  label: text(60).meta({
    title: 'Label',
    description: 'Says what the list is of. Left empty: “Language” in the page’s.',
  }),
  data: list(languageItem).meta({
    title: 'Languages',
    description: 'In the order in which they are listed.',
  }),
});

const userEntry = z.object({
  label: text(60).meta({ title: 'Label', description: 'Words of the entry.' }),
  url: link.meta({ title: 'Address', description: 'Where the entry leads.' }),
  iconName: iconName.meta({
    title: 'Icon',
    description: 'Name of a built-in icon, or the address of an svg.',
  }),
  requiredRole: reference.meta({
    title: 'Role',
    description: 'In the portal: who sees it, a role or manageAndUploadAssets. Left empty: everybody.',
  }),
});

const userMenu = z.object({
  registerLabel: text(60).meta({
    title: 'Sign in',
    description: 'Words on the button for anonymous visitors.',
  }),
  signOutLabel: text(60).meta({
    title: 'Sign out',
    description: 'Words on the entry that signs out.',
  }),
  viewProfileLabel: text(60).meta({
    title: 'Profile',
    description: 'Words of the link to the profile; names the menu of a visitor without a name.',
  }),
  viewProfileCTA: link.meta({ title: 'Profile’s link', description: 'Where the profile lies.' }),
  welcomeLabel: text(60).meta({
    title: 'Greeting',
    description: 'Stands before the visitor’s name.',
  }),
  subMenu: list(userEntry).meta({
    title: 'Entries',
    description: 'One without label, address or icon is not shown.',
  }),
  userApi: zodOf(userApi).optional().meta({
    title: 'Sign-in services',
    description: 'Addresses; left empty: those of the site.',
  }),
});

const field = zodOf(searchField).shape;

const searchBox = z.object({
  searchPagePath: link.meta({ title: 'Results page', description: 'Left empty: that of the site.' }),
  ...field,
  searchLabel: field.searchLabel.meta({
    title: 'Label',
    description: 'Names the icon that opens the search.',
  }),
  searchModalTitle: field.searchModalTitle.meta({
    title: 'Title',
    description: 'Names the search where it covers the page.',
  }),
});

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Main menu, languages, sign-in, user menu, mobile menu, sub-header',
  words: 'menu, navigation, logo, navbar, top bar, main menu',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['logo', 'menu'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      title: baseFields.title.meta({
        title: 'Site’s name',
        description: 'Names the logo, which leads to the home page.',
      }),
      logo: logo.optional().meta({
        title: 'Logo',
        description: 'Two pictures, and two more where the ground is dark.',
        'x-field': 'group',
      }),
      menu: list(menuItem, 8).meta({ title: 'Menu', description: 'At most 8 items.' }),
      viewAllLabel: text(60).meta({
        title: 'View all',
        description: 'Words of the link to all of an item’s sections.',
      }),
      evisa: evisa.optional().meta({
        title: 'Visa',
        description: 'The one button of the bar.',
        'x-field': 'group',
      }),
    }),
    ...tab('Languages', {
      languages: languages.optional().meta({
        title: 'Languages',
        description: 'The list of languages.',
        'x-field': 'group',
      }),
    }),
    ...tab('Sign-in', {
      userMenu: userMenu.optional().meta({
        title: 'User menu',
        description: 'Sign-in, and what signed-in visitors find.',
        'x-field': 'group',
      }),
    }),
    ...tab('Search', {
      searchBox: searchBox.optional().meta({
        title: 'Search',
        description: 'Left empty: no search icon. Never shown in the portal.',
        'x-field': 'group',
      }),
    }),
    ...tab('Sign-in', {
      alertText: text(500).meta({
        title: 'Session’s end',
        description: 'Said when a partner’s session has expired. Left empty: sessions are not watched.',
      }),
      sessionTimeout: number(120, z.number().positive()).meta({
        title: 'Session check',
        description: 'Seconds between two checks, 120 by default.',
      }),
    }),
    ...tab('Appearance', {
      variant: choice({
        primary: 'Clear over a hero, white when scrolled',
        secondary: 'Night bar',
      }).meta({ title: 'Variant', description: 'The ground that the bar stands on.' }),
      showSubheader: flag(false).meta({
        title: 'Sub-header',
        description: 'Shows the sections of the current menu item below the bar, where that is a night bar.',
      }),
    }),
    ...tab('Languages', {
      translateWidgetUrl: link.meta({
        title: 'Translation',
        description:
          'Script of a translation service, shown in the portal’s language panel when it is opened.',
      }),
    }),
  }),
  examples: {
    default: 'Six menu items, eight languages, sign-in, search and a button to the visa.',
    arabic: 'The whole header in Arabic.',
    'b2b-partner-admin': 'The portal’s header, with an entry that only partner administrators see.',
    'faulty-sections':
      'Sections and items that cannot be read are left out, a bad address shows as text, entries without an icon are hidden.',
    german: 'Long German words in the menu and the buttons.',
    'missing-languages': 'Languages in which the page is missing, one of them without a message of its own.',
    russian: 'The whole header in Russian.',
    'secondary-subheader': 'A night bar, and below it the sections of the current menu item.',
  },
  accessibility: [
    'The header is a banner landmark and begins with a link that skips it; the menu is a named navigation.',
    'A menu item with sections is a button that says whether it is open; Escape closes it and returns the focus.',
    'The mobile menu is a modal dialog, and the focus returns to its button when it closes.',
    'Each language is named in itself and marked with its language; one that is missing says why when it is focused.',
    'What has the focus is never hidden beneath the fixed bar.',
  ],
  provides: ['user-api'],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type MenuItem = z.output<typeof menuItem>;
export type Section = z.output<typeof section>;
export type LanguageItem = z.output<typeof languageItem>;
export type UserMenuConfig = NonNullable<Config['userMenu']>;
