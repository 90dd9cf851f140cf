import { randomOf, type Random } from './random.ts';

/** Texts that run, ask or hide where somebody takes them for markup, an address or code: made by a grammar of our own. */

const run = 'window.hostileRan=1';
const elsewhere = 'hostile.invalid';

const tags = [
  'img',
  'svg',
  'iframe',
  'body',
  'details',
  'video',
  'math',
  'object',
  'form',
  'style',
  'link',
  'base',
  'meta',
];
const handlers = ['onerror', 'onload', 'ontoggle', 'onfocus', 'onanimationstart', 'onpointerover', 'onbegin'];
const blanks = [' ', '/', '\t', '\n', '\f', '\u00a0'];
const quotes = ['"', "'", '', '`'];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  'jav&#x09;ascript:',
  'vbscript:',
  'data:text/html,',
  'blob:',
  'file:///',
  'view-source:',
];
const hosts = [
  `//${elsewhere}/`,
  `https://${elsewhere}/`,
  `/\\${elsewhere}/`,
  `https:${elsewhere}/`,
  `http://user@${elsewhere}/`,
  `\\\\${elsewhere}\\`,
];
const closers = [
  '">',
  "'>",
  '</script>',
  '</style>',
  '</textarea>',
  '</title>',
  '-->',
  ']]>',
  '`}',
  '{{',
  '<!--',
  '<![CDATA[',
  '\0',
];
const unseen = [
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\u0000',
  'A\u030a\u030a\u030a',
  '\ufdfa',
  '👩‍👩‍👧‍👧',
];

const element = (random: Random): string => {
  const [tag, blank, quote] = [random.of(tags), random.of(blanks), random.of(quotes)];
  const shown = random.next() < 0.5 ? tag : tag.toUpperCase();
  return `<${shown}${blank}${random.of(handlers)}=${quote}${run}${quote}${blank}src=${quote}x${quote}>`;
};
const nested = (random: Random): string =>
  random.of([
    `<svg><script>${run}</script></svg>`,
    `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
    `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    `<template><script>${run}</script></template>`,
    `<a href="javascript:${run}">x</a>`,
    `<form action="javascript:${run}"><button>x</button></form>`,
    `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
    `<meta http-equiv="refresh" content="0;url=//${elsewhere}/">`,
    `<link rel=stylesheet href=//${elsewhere}/x.css>`,
    `<style>@import url(//${elsewhere}/x.css);</style>`,
  ]);
const address = (random: Random): string =>
  random.next() < 0.5 ? `${random.of(schemes)}${run}` : random.of(hosts);
const escaped = (random: Random): string =>
  element(random).replaceAll('<', random.of(['&lt;', '&#60;', '&#x3c;', '\\u003c', '%3C', '＜']));
const shapes = [
  element,
  nested,
  address,
  escaped,
  (random: Random) => `${random.of(closers)}${element(random)}`,
  (random: Random) => `${random.of(unseen)}${address(random)}${random.of(unseen)}`,
  (random: Random) => random.of(['__proto__', 'constructor', 'toString', 'NaN', 'null', 'undefined']),
];

/** 400 of them, the same each time. */
export const hostileTexts: readonly string[] = (() => {
  const random = randomOf(20_261_130);
  return Array.from({ length: 400 }, () => random.of(shapes)(random));
})();
