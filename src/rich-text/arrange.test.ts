// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { arrange, type Arrangement } from './arrange.ts';

const create = (tag: string) => document.createElement(tag);

function arranged(markup: string, options: Partial<Arrangement> = {}): string {
  const root = create('div');
  root.innerHTML = markup;
  arrange(root, {
    pageUrl: 'https://visit.example.com/en',
    newWindow: 'opens in a new window',
    create,
    ...options,
  });
  return root.innerHTML;
}

describe('headings keep their distance to each other, and the highest gets its level', () => {
  test.each<[string, Arrangement['headingLevel'], string]>([
    ['<h2>1</h2><h3>2</h3>', 2, '<h2 data-rank="1">1</h2><h3 data-rank="2">2</h3>'],
    ['<h2>1</h2><h4>2</h4>', 3, '<h3 data-rank="1">1</h3><h5 data-rank="3">2</h5>'],
    ['<h4>1</h4><h3>2</h3>', 2, '<h3 data-rank="2">1</h3><h2 data-rank="1">2</h2>'],
    ['<h2>1</h2><h5>2</h5>', 5, '<h5 data-rank="1">1</h5><h6 data-rank="4">2</h6>'],
    ['<h3>1</h3>', undefined, '<h3 data-rank="1">1</h3>'],
    ['<h3 id="a" lang="fr"><b>1</b></h3>', 2, '<h2 id="a" lang="fr" data-rank="1"><b>1</b></h2>'],
  ])('%s from level %s', (markup, headingLevel, expected) => {
    expect(arranged(markup, { headingLevel })).toBe(expected);
  });
});

describe('each block finds its own direction, where it has letters of its own', () => {
  test.each([
    ['<p>مرحبا</p><p>Hello</p>', '<p dir="auto">مرحبا</p><p dir="auto">Hello</p>'],
    ['<p><b>Hello</b></p>', '<p dir="auto"><b>Hello</b></p>'],
    ['<p>2030</p><p>18–27 %</p><p> </p>', '<p>2030</p><p>18–27 %</p><p> </p>'],
    ['<p dir="ltr">مرحبا</p>', '<p dir="ltr">مرحبا</p>'],
    ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li dir="auto">a</li><li><p dir="auto">b</p></li></ul>'],
    ['<blockquote>a<p>b</p></blockquote>', '<blockquote dir="auto">a<p dir="auto">b</p></blockquote>'],
  ])('%s', (markup, expected) => {
    expect(arranged(markup)).toBe(expected);
  });
});

describe('a phone number keeps the order of its groups', () => {
  test.each([
    [
      '<p>اتصل +966 11 000 0000 الآن</p>',
      '<p dir="auto">اتصل <bdi dir="ltr">+966 11 000 0000</bdi> الآن</p>',
    ],
    ['<p>00966-11-0000000</p>', '<p><bdi dir="ltr">00966-11-0000000</bdi></p>'],
    [
      '<p>+966 11 000 0000, +966 11 000 0001</p>',
      '<p><bdi dir="ltr">+966 11 000 0000</bdi>, <bdi dir="ltr">+966 11 000 0001</bdi></p>',
    ],
    ['<p>2026, 100 000</p>', '<p>2026, 100 000</p>'],
  ])('%s', (markup, expected) => {
    expect(arranged(markup)).toBe(expected);
  });
});

describe('text without a paragraph gets one', () => {
  test.each([
    ['a <b>b</b> c', '<p dir="auto">a <b>b</b> c</p>'],
    ['<p>a</p> b <hr>c', '<p dir="auto">a</p><p dir="auto"> b </p><hr><p dir="auto">c</p>'],
    ['<img src="/a.jpg" alt="">', '<p><img src="/a.jpg" alt=""></p>'],
    [' <p>a</p> \n', ' <p dir="auto">a</p> \n'],
  ])('%s', (markup, expected) => {
    expect(arranged(markup)).toBe(expected);
  });
});

describe('links', () => {
  test.each([
    ['<p>1 <a href="/en/x">2</a></p>', '<p>1 <a href="/en/x">2</a></p>'],
    [
      '<p>1 <a href="https://example.org/">2</a></p>',
      '<p>1 <a href="https://example.org/" data-external="">2</a></p>',
    ],
    [
      '<p>1 <a href="/x" target="_blank">2</a></p>',
      '<p>1 <a href="/x" target="_blank" rel="noopener">2<span data-announcement=""> (opens in a new window)</span></a></p>',
    ],
    ['<p>1 <a>2</a></p>', '<p>1 <a>2</a></p>'],
  ])('%s', (markup, expected) => {
    expect(arranged(markup).replaceAll(' dir="auto"', '')).toBe(expected);
  });
});

test('a table is scrolled in a frame of its own, which has the name of its caption', () => {
  expect(arranged('<table><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
    '<div data-scroll="" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  );
  expect(arranged('<table><caption> 1 a</caption></table>')).toContain('role="region" aria-label="1 a"');
});

test('a text like a tag in an attribute stays an attribute', () => {
  const title = '<h2 title="<p onclick=alert(1) x=">a</h2>';
  const root = create('div');
  root.innerHTML = arranged(title, { headingLevel: 4 });
  expect(root.querySelector('h4')).toHaveProperty('title', '<p onclick=alert(1) x=');
  expect(root.querySelector('p')).toBeNull();
});
