// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createSanitiser } from './purify.ts';
import { loadSanitiser } from './sanitise.ts';

const page = 'https://visit.example.com/en/home.html';
const sanitiser = createSanitiser(window);
const html = (markup: string) => String(sanitiser.html(markup, page));
const svg = (markup: string, prefix = 'i1') => sanitiser.svg(markup, prefix)?.toString();

describe('rich text keeps what an author may write', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em><br>four</p>',
    '<h2 id="visa">Visa</h2><ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<blockquote><p>q</p></blockquote><hr><dl><dt>a</dt><dd>b</dd></dl>',
    '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
    '<span lang="ar" dir="rtl">العلا</span> H<sub>2</sub>O m<sup>2</sup> <abbr title="a b">ab</abbr> <code>x</code>',
    '<a href="/en/x">x</a> <a href="#visa">y</a> <a href="mailto:a@example.org">m</a> <a href="tel:+96611">t</a>',
    '{{7*7}} ${x}',
  ])('%s', (markup) => {
    expect(html(markup)).toBe(markup);
  });
});

describe('rich text loses what could harm', () => {
  test.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)" style="color:red" class="c" data-x="1" aria-hidden="true">x</p>', '<p>x</p>'],
    ['<div><section>x</section></div>', 'x'],
    ['<h1>x</h1>', 'x'],
    ['<style>*{display:none}</style>x', 'x'],
    ['<form action="/x"><input name="body"><button>go</button></form>', 'go'],
    ['<svg><a href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<math><mi>x</mi></math>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="ftp://example.com/">x</a>', '<a>x</a>'],
    ['<p id="body">x</p><p id="createElement">y</p>', '<p>x</p><p>y</p>'],
    [
      '<img name="body" src="/a.jpg" alt="a" onerror="alert(1)">',
      '<img src="/a.jpg" alt="a" loading="lazy">',
    ],
    ['a<img src="javascript:alert(1)" alt="a">b', 'ab'],
    ['a<img src="data:image/svg+xml,x" alt="a">b', 'ab'],
    ['a<img src="tel:1">b<img alt="none">c', 'abc'],
    ['<p is="x-a">x</p><a title=">" is="x-a" href="/x">y</a>', '<p>x</p><a title="&gt;" href="/x">y</a>'],
    ['<p title=\' is=""\'>is=""</p>', '<p title="is=&quot;&quot;">is=""</p>'],
    ['<template><p onclick="x">x</p></template>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ])('%s', (markup, kept) => {
    expect(html(markup)).toBe(kept);
  });

  test('a new window is opened without a way back, any other target is dropped', () => {
    expect(html('<a href="/x" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="/x" target="_blank" rel="noopener">x</a>',
    );
    expect(html('<a href="/x" target="top">x</a>')).toBe('<a href="/x">x</a>');
  });

  test('an embedded frame becomes a link to what it shows', () => {
    expect(html('<iframe src="https://video.example.com/1" title="Dunes" onload="x"></iframe>')).toBe(
      '<a href="https://video.example.com/1">Dunes</a>',
    );
    expect(html('<iframe src="javascript:alert(1)"></iframe>')).toBe('');
    expect(html('<img name="createElement" src="/a.jpg"><iframe src="/x"></iframe>')).toContain(
      '<a href="/x">/x</a>',
    );
    expect(html('<iframe srcdoc="<p>x</p>"></iframe>')).toBe('');
  });

  test('each refused address is reported', () => {
    const report = vi.fn<(address: string) => void>();
    sanitiser.html('<a href="javascript:1">x</a><img src="data:,"><a href="/x">y</a>', page, report);
    expect(report.mock.calls).toEqual([['javascript:1'], ['data:,']]);
  });
});

describe('a graphic', () => {
  const path = '<path d="M0 0h24v24z"></path>';

  test('is kept as it was drawn', () => {
    const drawing = `<svg viewBox="0 0 24 24" fill="none"><g transform="rotate(45 1 2)" fill="rgb(0,0,0)">${path}</g></svg>`;
    expect(svg(drawing)).toBe(drawing);
  });

  test.each([
    ['', undefined],
    ['svg', undefined],
    ['<svgx></svgx>', undefined],
    ['<html><svg></svg></html>', undefined],
    [`<?xml version="1.0"?><svg>${path}</svg>`, undefined],
    [`<!DOCTYPE svg [<!ENTITY x "y">]><svg>${path}</svg>`, undefined],
    ['<svg></svg>', undefined],
    ['<svg><script>alert(1)</script></svg>', undefined],
    [`\uFEFF <svg>${path}</svg>`, `<svg>${path}</svg>`],
    [`<SVG>${path}</SVG>`, `<svg>${path}</svg>`],
    [`<svg onload="alert(1)" style="x" class="c" tabindex="0">${path}</svg>`, `<svg>${path}</svg>`],
    [`<svg>${path}</svg><img src=x onerror=alert(1)>`, `<svg>${path}</svg>`],
    [`<svg><style>@import "//evil"</style>${path}</svg>`, `<svg>${path}</svg>`],
    [`<svg><foreignObject><p>x</p></foreignObject>${path}</svg>`, `<svg>${path}</svg>`],
    [`<svg><use href="data:image/svg+xml,x#a"/>${path}</svg>`, `<svg>${path}</svg>`],
    [`<svg><image href="https://evil.example/x.png"/>${path}</svg>`, `<svg>${path}</svg>`],
    [`<svg><a href="javascript:alert(1)">${path}</a></svg>`, `<svg>${path}</svg>`],
    [`<svg><animate attributeName="href" to="javascript:alert(1)"/>${path}</svg>`, `<svg>${path}</svg>`],
    [`<svg><set attributeName="onload" to="x"/>${path}</svg>`, `<svg>${path}</svg>`],
    ['<svg><path fill="url(https://evil.example/#a)"></path></svg>', '<svg><path></path></svg>'],
    ['<svg><path mask="\\75 rl(//evil)"></path></svg>', '<svg><path></path></svg>'],
    ['<svg><path mask="image-set(\'//evil\' 1x)"></path></svg>', '<svg><path></path></svg>'],
    ['<svg><path fill="url(#a) url(//evil)"></path></svg>', '<svg><path></path></svg>'],
  ])('%s', (markup, kept) => {
    expect(svg(markup)).toBe(kept);
  });

  test('has ids of its own each time it is used, and refers to them', () => {
    const drawing =
      '<svg><linearGradient id="title" xlink:href="#b"></linearGradient><path id="b" fill="url(#title)" clip-path="url(\'#b\')"></path></svg>';
    expect(svg(drawing, 'x')).toBe(
      '<svg><linearGradient id="x-title" xlink:href="#x-b"></linearGradient><path id="x-b" fill="url(#x-title)" clip-path="url(#x-b)"></path></svg>',
    );
  });

  test('a reference to another document is cut', () => {
    expect(svg('<svg><linearGradient href="https://evil.example/#b"></linearGradient></svg>')).toBe(
      '<svg><linearGradient></linearGradient></svg>',
    );
  });
});

test('where there is no document, nothing passes', () => {
  const none = createSanitiser({} as unknown as typeof window);
  expect(none.html('<p>x</p>', page)).toBe('');
  expect(none.svg('<svg><path/></svg>', 'x')).toBeUndefined();
});

test('the sanitiser is fetched once', async () => {
  expect(await loadSanitiser()).toBe(await loadSanitiser());
});
