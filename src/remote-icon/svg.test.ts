import { describe, expect, test } from 'vitest';
import { iconByName, isSvgAddress, MissingModuleError } from '#src/icon/icon-by-name.ts';
import { beginsWithSvg, toPrefix } from './svg.ts';

describe('a graphic begins with an svg tag', () => {
  test.each([
    ['<svg>', true],
    ['<SVG viewBox="0 0 1 1">', true],
    ['\uFEFF\n <svg\n>', true],
    ['<svg/>', true],
    ['<svgx>', false],
    ['<?xml version="1.0"?><svg>', false],
    ['<!DOCTYPE svg><svg>', false],
    ['<!-- x --><svg>', false],
    ['not an icon <svg>', false],
    ['<!doctype html><svg>', false],
    ['', false],
  ])('%j: %s', (text, begins) => {
    expect(beginsWithSvg(text)).toBe(begins);
  });
});

test.each(['«r1»', '_r_1_', 'a b)', 'وجهات'])('the id %s gives one that may stand in url(#…)', (id) => {
  expect(toPrefix(id)).toMatch(/^[a-z0-9]+$/i);
});

test('ids that differ stay different', () => {
  expect(new Set(['a-b', 'a_b', 'a b', 'ab'].map(toPrefix)).size).toBe(4);
});

test.each([
  ['heart', false],
  ['Heart', false],
  ['__proto__', false],
  ['/icons/heart.svg', true],
  ['heart.svg', true],
  ['https://example.com/heart', true],
])('%s is an address: %s', (name, isAddress) => {
  expect(isSvgAddress(name)).toBe(isAddress);
});

test('an unknown name is a missing module', () => {
  expect(iconByName('heart').body).not.toHaveLength(0);
  expect(() => iconByName('hart')).toThrow(MissingModuleError);
  expect(() => iconByName('constructor')).toThrow('Missing module');
});
