import * as z from 'zod/mini';
import { baseFields, choice, flag, image, link, list, reference, text } from '#src/config/fields.ts';
import { userApi } from '#src/page/site.ts';

const section = z.object({
  id: reference,
  sectionName: z.string(),
  href: link,
  targetInNewWindow: flag(false),
  requiresLogin: flag(false),
});

const menuItem = z.object({
  id: reference,
  title: z.string(),
  ctaLink: link,
  image: z.optional(image),
  // JSON inside JSON; what cannot be read leaves the item without a panel.
  sections: list(section),
});

const languageItem = z.object({
  ctaLabel: z.string(),
  ctaLink: link,
  image: z.optional(image),
  isSelected: flag(false),
  unAvailableLanMessage: text(200),
  unAvailableLanLink: link,
  unAvailableLanLinkLabel: text(60),
});

const userEntry = z.object({
  label: text(60),
  url: link,
  iconName: reference,
  requiredRole: reference,
});

export const schema = z.object({
  ...baseFields,
  logo: z.optional(
    z.object({
      desktopImage: link,
      mobileImage: link,
      desktopImageOnDark: link,
      mobileImageOnDark: link,
    }),
  ),
  menu: list(menuItem, 8),
  viewAllLabel: text(60),
  evisa: z.optional(z.object({ title: text(60), link })),
  languages: z.optional(z.object({ label: text(60), data: list(languageItem) })),
  userMenu: z.optional(
    z.object({
      registerLabel: text(60),
      signOutLabel: text(60),
      viewProfileLabel: text(60),
      viewProfileCTA: link,
      welcomeLabel: text(60),
      subMenu: list(userEntry),
      userApi: z.optional(userApi),
    }),
  ),
  searchBox: z.optional(
    z.object({
      searchPagePath: link,
      searchLabel: text(60),
      searchModalTitle: text(60),
      trending: z.optional(
        z.object({ title: text(60), items: list(z.object({ ctaLabel: text(60), ctaLink: link }), 10) }),
      ),
      recentSearchLabel: text(60),
      clearHistoryLabel: text(60),
      debounce: z._default(z.number().check(z.nonnegative()), 250),
      minLength: z._default(z.int().check(z.positive()), 1),
    }),
  ),
  alertText: text(500),
  sessionTimeout: z._default(z.number().check(z.positive()), 120),
  variant: choice(['primary', 'secondary']),
  showSubheader: flag(false),
  translateWidgetUrl: link,
});

export type Config = z.output<typeof schema>;

export type MenuItem = z.output<typeof menuItem>;
export type Section = z.output<typeof section>;
export type LanguageItem = z.output<typeof languageItem>;
export type UserMenuConfig = NonNullable<Config['userMenu']>;
