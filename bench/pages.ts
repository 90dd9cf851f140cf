import type { Builds } from './build.ts';

/** A page of the bench, before it has widgets. */
export interface Page {
  readonly name: string;
  /** What it has in its head. */
  readonly head: string;
  /** The element that a widget is mounted in. */
  readonly open: string;
  readonly close: string;
  /** Hash that its policy allows beside the page's own origin. */
  readonly hash?: string;
}

const div = { open: '<div data-component="counter">', close: '</div>' };

const script = (address: string) => `<script type="module" src="${address}"></script>`;

/** Those that all carry the same content: the table's rows. */
export const contestants: readonly Page[] = [
  { name: 'bare', head: script('/bare/bare.js'), ...div },
  { name: 'ours', head: script('/ours/loader.js'), ...div },
  { name: 'react-habitat', head: script('/react-habitat/react-habitat.js'), ...div },
  { name: 'remount', head: script('/remount/remount.js'), open: '<x-counter>', close: '</x-counter>' },
  {
    name: 'is-land',
    head: script('/is-land/is-land.js'),
    open: '<is-land type="counter">',
    close: '</is-land>',
  },
];

/** Ours, delivered in several ways: what the round trips cost on a slow line. */
export function deliveries({ loader, loaderHash, scripts, styles, bundleStyles }: Builds): readonly Page[] {
  const hints = [
    ...scripts.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...styles.map((address) => `<link rel="preload" as="style" href="${address}" crossorigin>`),
  ].join('\n');
  const site = '<script type="application/json" data-site-config>{"assetBase":"/ours/"}</script>';
  const sheets = bundleStyles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n');
  return [
    { name: 'one-bundle', head: `${sheets}\n${script('/one-bundle/one-bundle.js')}`, ...div },
    {
      name: 'inlined',
      head: `${hints}\n${site}\n<script type="module">${loader}</script>`,
      hash: loaderHash,
      ...div,
    },
    { name: 'linked', head: `${script('/ours/loader.js')}\n${hints}`, ...div },
    { name: 'linked-no-hints', head: script('/ours/loader.js'), ...div },
  ];
}

/** The page's HTML with so many widgets, counted from 1. */
export function pageHtml({ head, open, close }: Page, count: number): string {
  const widgets = Array.from(
    { length: count },
    (_, index) =>
      `${open}<script type="application/json">{"title":"Widget ${index + 1}","count":${index + 1}}</script>${close}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Bench</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${widgets.join('\n')}
</body>
</html>
`;
}

/** The policy that the contract promises to run under. */
export const policy = ({ hash }: Page): string =>
  `default-src 'self'; script-src 'self'${hash ? ` '${hash}'` : ''}; style-src 'self'; img-src 'self' data: https:; ` +
  `object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'`;

/** Runs in a page that reports: notes when each widget lives, and sends it when all do and the page has been quiet for 300 ms. */
export function reporter(): void {
  const count = Number(document.currentScript?.dataset['count']);
  const times: number[] = [];
  let live = 0;
  globalThis.noteLive = (place: number) => {
    times[place - 1] = performance.now();
    live += 1;
    if (live === count)
      setTimeout(() => void fetch('/report', { method: 'POST', body: JSON.stringify(times) }), 300);
  };
}
