// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { findInPlace } from './find-in-place.ts';

const page = 'https://visit.example.com/en';

function find(fallback: string, html: string): string | undefined {
  const root = document.createElement('div');
  root.innerHTML = fallback;
  return findInPlace(root, html, page)
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

describe('other text is not', () => {
  test.each([
    ['another word', '<p>One <b>three</b></p>', text],
    ['a part of it', '<p>One <b>two</b></p>', text],
    ['nothing', '', ''],
    ['markup shown as text', '&lt;b&gt;x&lt;/b&gt;', '<b>x</b>'],
  ])('%s', (_, fallback, html) => {
    expect(find(fallback, html)).toBeUndefined();
  });

  test('where there is no fallback', () => {
    expect(findInPlace(undefined, text, page)).toBeUndefined();
  });
});

describe('a text that is more than plain copy goes through the sanitiser', () => {
  test.each([
    '<p onclick="alert(1)">x</p>',
    '<p style="color:red">x</p>',
    '<p class="x">x</p>',
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
