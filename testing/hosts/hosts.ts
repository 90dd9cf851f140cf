import { attributes, jsonText, mountElement, type MountOptions } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import { reportingPolicy } from '../browser/worker.ts';

/**
 * Pages that carry widgets and were not made for them: what each does, seen on public sites. A new widget is put into all of
 * them (`hosts.browser.test.ts`).
 */

/** Language and width of a page as it is opened, the width in px. */
export interface Look {
  readonly language: 'en' | 'ar';
  readonly width: 390 | 1440;
}

/** A page made of a name and what it does. */
export interface Host {
  /** What the page does, as the end of a sentence that begins with “a page that”. */
  readonly name: string;
  /** What opens is opened, too. It is looked at in English and in Arabic; a host without it in one of them. */
  readonly isOpened?: boolean;
  /** Path of the page; `/en/page.html` without it. */
  readonly path?: (look: Look) => string;
  /** Size of the window in px; 900 high without it. */
  readonly viewport?: (look: Look) => { readonly width: number; readonly height: number };
  /** The page's stylesheet. */
  readonly css?: (look: Look) => string;
  /** Markup in the head, before anything of ours. */
  readonly head?: string;
  /** What the page writes around its content. */
  readonly around?: (content: string) => string;
  /** How the page writes a mount element; as a CMS does without it. */
  readonly mount?: (name: string, config: object, options: MountOptions) => string;
  /** Configurations that differ from the widget's first example. */
  readonly configs?: (look: Look) => Readonly<Record<string, object>>;
  /** The page's policy; the contract's without it. */
  readonly policy?: string;
  /** Script of the page, run before any other. */
  readonly before?: () => void;
  /** Faults of the page's own making that its console shows. */
  readonly faults?: RegExp;
}

/** A configuration as editors leave it: in a paragraph, with parameters behind the type. */
const wrappedMount = (name: string, config: object, { id, load }: MountOptions) =>
  `<div${attributes({ 'data-component': name, id, 'data-load': load })}><p><script type="application/json; charset=utf-8">${jsonText(config)}</script></p></div>`;

/** Long words for the header's menu, as German and Arabic sites have them. */
const longTitles = {
  en: [
    'Sehenswürdigkeiten',
    'Veranstaltungen',
    'Aufenthaltsplanung',
    'Wissenswertes',
    'Übernachtungen',
    'Barrierefreiheit',
    'Nachhaltigkeit',
  ],
  ar: [
    'الوجهات السياحية',
    'الفعاليات والمواسم',
    'التخطيط للرحلة',
    'معلومات للمسافرين',
    'أماكن الإقامة',
    'إمكانية الوصول',
    'الاستدامة البيئية',
  ],
} as const;

function longMenu({ language }: Look): Readonly<Record<string, object>> {
  const header = readExample('header', 'default');
  const [entry] = header['menu'] as readonly object[];
  const menu = longTitles[language].map((title, index) => ({ ...entry, id: `entry-${index}`, title }));
  return { header: { ...header, menu } };
}

export const hosts: Readonly<Record<string, Host>> = {
  H1: {
    name: 'lets an element scroll in place of the window',
    css: ({ width }) =>
      width === 1440
        ? 'html { block-size: 100%; overflow: hidden } body { block-size: 100%; overflow: auto }'
        : 'html, body { block-size: 100%; overflow: hidden } main { block-size: 100vh; overflow: auto }',
  },
  H2: {
    name: 'resolves addresses against its root',
    head: '<base href="/">',
    policy: reportingPolicy().replace("base-uri 'none'", "base-uri 'self'"),
  },
  H3: { name: 'opens links in the uppermost window', head: '<base target="_top">' },
  H4: {
    name: 'rewrites the inside of a mount element once',
    before: () =>
      addEventListener('widget:mounted', function rewrite({ target }) {
        const element = target as HTMLElement;
        if (element.id !== 'w-key-figures') return;
        removeEventListener('widget:mounted', rewrite);
        element.replaceChildren(element.querySelector('script')!);
      }),
  },
  H5: {
    name: 'moves its content by a transform',
    isOpened: true,
    css: () => '#page { transform: translateZ(0) }',
    around: (content) => `<div id="page">${content}</div>`,
  },
  H6: {
    name: 'is one form',
    isOpened: true,
    around: (content) =>
      `<form id="page-form" method="post" action="/submitted.html"><input name="state" type="hidden" value="x"><input type="submit" value="Go" hidden>${content}</form>`,
  },
  H7: {
    name: 'hides elements that open a dialog',
    isOpened: true,
    css: () =>
      '[data-component="cookie-consent"] { display: none } [data-component="login-modal"] { content-visibility: hidden }',
  },
  H8: {
    name: 'lists the policies that may be made',
    policy: reportingPolicy().replace(
      "require-trusted-types-for 'script'",
      "require-trusted-types-for 'script'; trusted-types site tourism-widgets tourism-widgets-html",
    ),
    before: () => {
      const { trustedTypes } = window as unknown as {
        readonly trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy('site', {});
    },
  },
  H10: {
    name: 'has custom properties of Tailwind and of its own',
    css: () =>
      '@layer theme { :root { --tw-color-ink: #c00; --tw-space-4: 90px; --tw-radius-md: 40px; --gap: 80px; --size: 90px; --dot: 60px; --line: 9px } } #own { padding: var(--tw-space-4); border-radius: var(--tw-radius-md); gap: var(--gap) }',
  },
  H11: { name: 'has its configurations wrapped by an editor', mount: wrappedMount },
  H12: {
    name: 'has the bar of its CMS above everything',
    css: () =>
      ':root { --tourism-top-offset: 46px } #bar { position: fixed; inset: 0 0 auto; block-size: 46px; background: #222; z-index: 99999 }',
    around: (content) => `<div id="bar"></div>${content}`,
  },
  H13: {
    name: 'stands in a low window',
    isOpened: true,
    viewport: ({ width }) => (width === 1440 ? { width: 640, height: 360 } : { width: 320, height: 256 }),
  },
  H14: {
    name: 'is zoomed by its stylesheet',
    css: ({ width }) => `body { zoom: ${width === 1440 ? 1.25 : 0.8} }`,
  },
  H22: {
    name: 'cannot write its history',
    before: () => {
      const refuse = () => {
        throw new DOMException('The history cannot be written.', 'SecurityError');
      };
      history.pushState = refuse;
      history.replaceState = refuse;
    },
  },
  J3: {
    name: 'has the `Array.from` of MooTools, as Joomla 3 does',
    before: () => {
      // It takes one argument: what has a length becomes a list of the same entries, anything else a list of itself.
      Array.from = (entry: unknown) =>
        typeof entry === 'object' && entry && 'length' in entry ? Array.prototype.slice.call(entry) : [entry];
    },
  },
  H23: {
    name: 'lies below a path of the CMS',
    path: ({ language }) => `/content/site/${language}/page.html`,
  },
  H24: { name: 'has a long menu', isOpened: true, configs: longMenu },
};

const alternate: readonly Look[] = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
];
const everyLook: readonly Look[] = [
  ...alternate,
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
];

/**
 * The looks in which a host is opened: all four in `npm run proof`. Otherwise the hosts take turns with two of them, since one
 * page of all widgets takes ten seconds.
 *
 * @param index place of the host in `hosts`
 */
export function looksOf({ isOpened }: Host, index: number): readonly Look[] {
  if (process.env['EVERY_LOOK']) return everyLook;
  return isOpened ? alternate : [alternate[index % 2]!];
}

export const defaultMount: NonNullable<Host['mount']> = mountElement;
