// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { findInPlace } from './find-in-place.ts';

const page = 'https://visit.example.com/en';

function find(fallback: string, html: string): string | undefined {
  const root = document.createElement('div');
  root.innerHTML = fallback;
  return findInPlace({ fallback: root }, html, page)
    ?.map((node) => (node instanceof Element ? node.outerHTML : node.nodeValue))
    .join('');
}

const text = '<p>One <b>two</b></p>\n <ul><li><a href="/en/x">x</a></li></ul>';
const tidy = '<p>One <b>two</b></p><ul><li><a href="/en/x">x</a></li></ul>';

describe('the author’s text is found where the CMS has rendered it', () => {
  test.each([
    ['alone', text, text],
    ['between others', `<h2>Title</h2>${tidy}<p>Later</p>`, text],
    ['in an element of its own', `<h2>Title</h2><div class="cmp-text">\n${text}\n</div>`, tidy],
    [
      'with no-break spaces and quotation marks',
      '<p>1\u00A0000 "km"</p>',
      '<p>1&nbsp;000 &quot;km&quot;</p>',
    ],
    ['without any tag', '<div> Copy </div>', 'Copy'],
  ])('%s', (_, fallback, html) => {
    expect(find(fallback, html)?.replace(/&nbsp;|\s+/g, '')).toBe(
      html.replaceAll('&nbsp;', '').replaceAll('&quot;', '"').replace(/\s+/g, ''),
    );
  });
});

describe('it is found, and stays as it is, where a filter of the CMS has changed', () => {
  test.each([
    ['the target of a link', '<a href="/x">x</a>', '<a href="/x" target="_blank">x</a>'],
    ['what a link says of its target', '<a href="/x" rel="nofollow">x</a>', '<a href="/x">x</a>'],
    ['the order of attributes', '<a id="a" href="/x?a=1&amp;b=2">x</a>', "<A HREF='/x?a=1&b=2' ID=a>x</A>"],
    ['how a tag is closed', '<p>a<br>b</p>', '<p>a<br />b</p>'],
    ['handlers and styles', '<p>x</p>', '<p style="color:red" onclick="go()">x</p>'],
    [
      'the body of a table',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<table><tr><td>1</td></tr></table>',
    ],
    ['quotation marks', '<p>“Al’Ula” – see…</p>', `<p>"Al'Ula" -- see...</p>`],
    ['references', '<p>Café &amp; dune’s</p>', '<p>Caf&#233; &#x26; dune&rsquo;s</p>'],
    ['an author’s comparison', '<p>1 &lt; 2</p>', '<p>1 &lt; 2</p>'],
  ])('%s', (_, fallback, html) => {
    expect(find(fallback, html)).toBe(fallback);
  });

  test('and without the classes that an editor has written', () => {
    const html = '<p class="lead">x <b class="y">y</b></p>';
    expect(find(html, html)).toBe('<p>x <b>y</b></p>');
  });
});

describe('other text is not', () => {
  test.each([
    ['another word', '<p>One <b>three</b></p>', text],
    ['another address', '<a href="/y">x</a>', '<a href="/x">x</a>'],
    ['a text without its language', '<p>x</p>', '<p lang="ar">x</p>'],
    ['another element', '<p><i>x</i></p>', '<p><b>x</b></p>'],
    ['a reference that no character has', '<p>x</p>', '<p>x&#9999999;</p>'],
    ['a tag that is never closed', '<p>x</p>', '<p>x</p><a "'],
    ['a part of it', '<p>One <b>two</b></p>', text],
    ['nothing', '', ''],
    ['markup shown as text', '&lt;b&gt;x&lt;/b&gt;', '<b>x</b>'],
  ])('%s', (_, fallback, html) => {
    expect(find(fallback, html)).toBeUndefined();
  });

  test('where there is no fallback', () => {
    expect(findInPlace({}, text, page)).toBeUndefined();
  });
});

describe('a text that is more than plain copy goes through the sanitiser', () => {
  test.each([
    '<p onclick="alert(1)">x</p>',
    '<p style="color:red">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<p>x<img src="/a.jpg" alt=""></p>',
    '<p>x<iframe src="/x"></iframe></p>',
    '<p>x<svg><a href="/x"></a></svg></p>',
    '<form><p>x</p></form>',
    '<p>x<script>1</script></p>',
    '<p>x<!--y--></p>',
    '<p is="x-y">x</p>',
  ])('%s', (html) => {
    expect(find(html, html)).toBeUndefined();
  });
});
