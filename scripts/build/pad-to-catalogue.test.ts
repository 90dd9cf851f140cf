import { describe, expect, test } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };
import { padToCatalogue } from './pad-to-catalogue.ts';
import type { BuiltWidget, ChunkFacts } from './widget-map.ts';

const chunk = (hash: string): ChunkFacts => ({ hash, hasStyles: true, hasMessages: true });

const widget = (name: string, needs: readonly number[]): BuiltWidget => ({
  name,
  family: 'Site chrome',
  purpose: 'x',
  load: 'load',
  modes: ['B2C', 'B2B'],
  hasMessages: true,
  chunk: chunk(name.padEnd(7, '0').slice(0, 7)),
  needs,
});

const widgets = [widget('faq', [1, 2, 3]), widget('header', [1, 2]), widget('own-thing', [1, 3])];
const chunks = (count: number) => Array.from({ length: count }, (_, index) => chunk(`shared${index}`));
const built = { widgets, shared: chunks(4), nameList: chunk('names00') };
const padded = padToCatalogue(built);
const invented = padded.widgets.filter(({ name }) => !widgets.some((widget) => widget.name === name));

describe('the table is padded to the whole catalogue', () => {
  test('with a widget for each name of it, by name', () => {
    expect(padded.widgets.map(({ name }) => name)).toEqual(Object.keys(catalogue).toSorted());
  });

  test('and a widget that exists stays as it is', () => {
    expect(padded.widgets.find(({ name }) => name === 'faq')).toBe(widgets[0]);
  });

  test('with 45 shared chunks, those that exist first', () => {
    expect(padded.shared).toHaveLength(45);
    expect(padded.shared.slice(0, 4)).toEqual(built.shared);
    expect(new Set(padded.shared.map(({ hash }) => hash)).size).toBe(45);
  });

  test('and with more where more exist', () => {
    expect(padToCatalogue({ ...built, shared: chunks(50) }).shared).toHaveLength(50);
  });

  test('the same each time', () => {
    expect(padToCatalogue(built)).toEqual(padded);
  });
});

describe('an invented widget needs', () => {
  test('as many shared chunks as those that exist on average, at most', () => {
    expect(invented.length).toBeGreaterThan(80);
    for (const { needs } of invented) expect(new Set(needs).size).toBe(2);
  });

  test('none that is not in the list, and never the platform', () => {
    const needs = invented.flatMap(({ needs }) => needs);
    expect(Math.min(...needs)).toBe(1);
    expect(Math.max(...needs)).toBeLessThan(45);
  });

  test('the first of the list more often than the last', () => {
    const countOf = (from: number, to: number) =>
      invented.flatMap(({ needs }) => needs).filter((place) => place >= from && place <= to).length;
    expect(countOf(1, 10)).toBeGreaterThan(3 * countOf(35, 44));
  });

  test.each([1, 5, 6, 7, 12])('%i, whatever the number of shared chunks', (count) => {
    const needs = Array.from({ length: count }, (_, index) => index + 1);
    for (const length of [36, 45, 50, 57]) {
      const { widgets } = padToCatalogue({
        ...built,
        widgets: [widget('own-thing', needs)],
        shared: chunks(length),
      });
      for (const widget of widgets) expect(widget.needs).toHaveLength(count);
    }
  });
});
