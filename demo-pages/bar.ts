import { languages } from '#src/i18n/languages.ts';
import type { CmsMode, Mode, Theme } from '#src/page/page.ts';
import { users } from '#origin/data.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import { attributes, escape } from './html.ts';
import { addressIn, addressSwitched, addressWith, type PageOptions } from './options.ts';

interface Choice {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly lang?: string;
  readonly note?: string;
}

const link = ({ label, href, isCurrent, lang, note }: Choice): string => {
  const marks = attributes({ href, 'aria-current': isCurrent ? 'true' : undefined, lang, hreflang: lang });
  const text = `<span>${escape(label)}</span>`;
  return `<a${marks}>${note ? `${text}<small>${escape(note)}</small>` : text}</a>`;
};

const list = (choices: readonly Choice[]): string =>
  `<ul>${choices.map((choice) => `<li>${link(choice)}</li>`).join('')}</ul>`;

/** Two or three values side by side. */
const segments = (label: string, choices: readonly Choice[]): string =>
  `<div class="demo-segments" role="group" aria-label="${escape(label)}">${choices.map(link).join('')}</div>`;

/** More values than a bar holds: a button that opens them as a list. The browser opens it, no script does. */
const menu = (
  id: string,
  label: string,
  current: string,
  groups: readonly (readonly [string, readonly Choice[]])[],
) => {
  const parts = groups.map(([title, choices]) => `${title && `<h2>${escape(title)}</h2>`}${list(choices)}`);
  return `<button type="button" class="demo-menu-button demo-${id}" popovertarget="demo-${id}">
        <span class="demo-menu-label">${escape(label)}</span> <span class="demo-menu-value">${escape(current)}</span>
      </button>
      <div class="demo-menu demo-${id}-menu" id="demo-${id}" popover>${parts.join('')}</div>`;
};

/** What a page says of itself to its bar. */
export interface BarFacts {
  readonly name: string;
  readonly mode: Mode;
  readonly theme: Theme;
}

/**
 * The bar of switches at the foot of every page: plain links, which keep the rest of the address. It speaks
 * English on every page, since it speaks to developers. Nothing where the address says `bar=off`.
 */
export function renderBar(options: PageOptions, { name, mode, theme }: BarFacts): string {
  if (!options.hasBar) return '';
  const { address, cmsMode, language, switches } = options;
  const set = (parameter: string, value: string) => addressWith(address, { [parameter]: value });
  const throwSwitches = (changes: Parameters<typeof addressSwitched>[2]) =>
    addressSwitched(address, switches, changes);

  const isInLanguage = /^\/[a-z]{2}\//.test(address.pathname);
  const languageMenu = menu('language', 'Language', nativeName(language), [
    [
      '',
      languages.map((code) => ({
        label: nativeName(code),
        href: addressIn(address, code),
        isCurrent: code === language,
        lang: code,
        note: code.toUpperCase(),
      })),
    ],
  ]);

  const people = (of: Mode): Choice[] =>
    users
      .filter((user) => user.mode === of)
      .map(({ id, expectedRole, profile }) => ({
        label: profile.firstName.replace(/<[^>]*>/g, ''),
        note: id === 'u-odd' ? 'odd data' : expectedRole,
        href: throwSwitches({ user: id }),
        isCurrent: switches.user === id,
      }));
  const person = users.find(({ id }) => id === switches.user);
  const nobody = { label: 'Nobody', href: throwSwitches({ user: 'none' }), isCurrent: !person };
  const userMenu = menu(
    'user',
    'Signed in',
    person ? (person.id === 'u-odd' ? 'odd data' : person.expectedRole) : 'nobody',
    [
      ['', [nobody]],
      ['Visitors (B2C)', people('B2C')],
      ['Trade partners (B2B)', people('B2B')],
    ],
  );

  const { slow, fail, expired, csrf } = switches;
  const troubles = [
    slow > 0 && 'slow',
    fail.length > 0 && 'failing',
    expired && 'expired',
    csrf && 'token',
  ].filter(Boolean);
  const originMenu = menu('origin', 'Origin', troubles.join(', ') || 'sound', [
    [
      '',
      [
        {
          label: 'Sound',
          note: 'no switch thrown',
          href: throwSwitches({ slow: 0, fail: [], expired: false, csrf: undefined }),
          isCurrent: troubles.length === 0,
        },
        {
          label: 'Slow',
          note: '2 s before each answer',
          href: throwSwitches({ slow: slow > 0 ? 0 : 2000 }),
          isCurrent: slow > 0,
        },
        {
          label: 'Failing',
          note: '500 to each call',
          href: throwSwitches({ fail: fail.length > 0 ? [] : ['all'] }),
          isCurrent: fail.length > 0,
        },
        {
          label: 'Session expired',
          note: '401 to session validation',
          href: throwSwitches({ expired: !expired }),
          isCurrent: expired,
        },
        {
          label: 'CSRF token',
          note: '403 to writes without one',
          href: throwSwitches({ csrf: csrf ? undefined : 403 }),
          isCurrent: csrf !== undefined,
        },
      ],
    ],
  ]);

  const modes = (['B2C', 'B2B'] as const).map((value) => ({
    label: value,
    href: set('mode', value),
    isCurrent: mode === value,
  }));
  const themes = (['default', 'blue'] as const).map((value) => ({
    label: value === 'default' ? 'Dusk' : 'Blue',
    href: set('theme', value),
    isCurrent: theme === value,
  }));
  const cmsModes = (
    [
      ['publish', 'Publish'],
      ['author', 'Author'],
    ] as const satisfies readonly (readonly [CmsMode, string])[]
  ).map(([value, label]) => ({
    label,
    href: set('cms', value),
    isCurrent: cmsMode === value,
  }));

  return `<nav class="demo-bar" aria-label="Demo switches" lang="en" dir="ltr" data-theme="default">
      <a class="demo-home" href="/"><img src="/brand/logo-mobile-light.svg" alt="" width="32" height="32"><span>Widget explorer</span></a>
      <strong class="demo-name">${escape(name)}</strong>
      ${isInLanguage ? languageMenu : ''}
      ${segments('Mode', modes)}
      ${segments('Theme', themes)}
      ${segments('CMS mode', cmsModes)}
      ${userMenu}
      ${originMenu}
    </nav>`;
}
