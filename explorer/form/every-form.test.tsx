import { useState } from 'react';
import axe from 'axe-core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../data.ts';
import { LanguageContext } from '../words.ts';
import { ConfigForm } from './ConfigForm.tsx';
import words from './words.json';
import { examplesOf, names } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';

/** Walks over all widgets: whatever stands in their folders. */

afterEach(cleanup);

function show(name: string, config: Config) {
  const form = sourceRelease.forms.find((form) => form.name === name)!;
  let latest = config;
  function Page() {
    const [current, setCurrent] = useState(config);
    return (
      <LanguageContext value="en">
        <ConfigForm
          form={form}
          arabic={sourceRelease.arabic}
          config={current}
          issues={[]}
          pictures={[]}
          icons={[]}
          onChange={(next) => {
            latest = next;
            setCurrent(next);
          }}
          onUndo={() => {}}
        />
      </LanguageContext>
    );
  }
  const { container } = render(<Page />);
  return { container, latest: () => latest };
}

/** Rules that need a layout, or look at a page as a whole. */
const without = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main'];

const violationsIn = async (element: Element) => {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** The configuration of a widget's default example. */
const defaultOf = (name: string) => examplesOf(name).find(({ example }) => example === 'default')!.config;

test.each(names)(
  'the form of %s is accessible, and leaves a configuration as it was where an edit is taken back',
  async (name) => {
    const config = defaultOf(name);
    const { container, latest } = show(name, config);
    const folded = container.querySelector('[aria-expanded="false"]');
    if (folded) fireEvent.click(folded);
    expect(await violationsIn(container)).toEqual([]);

    const texts = [...container.querySelectorAll<HTMLInputElement>('input[type="text"][dir="auto"]')];
    for (const text of texts.filter(({ value }) => value !== '').slice(0, 2)) {
      const { value } = text;
      fireEvent.change(text, { target: { value: `${value}x` } });
      expect(latest()).not.toEqual(config);
      fireEvent.change(text, { target: { value } });
      expect(JSON.stringify(latest())).toBe(JSON.stringify(config));
    }
  },
);

test('every tab of a large form is accessible, with all of it open', async () => {
  const { container } = show('header', defaultOf('header'));
  for (const tab of screen.getAllByRole('tab', { hidden: true })) {
    fireEvent.click(tab);
    // The first entry of each list is enough, and what comes to sight in it.
    for (let depth = 0; depth < 3; depth++)
      for (const folded of container.querySelectorAll('[aria-expanded="false"]'))
        if (!folded.closest('li + li')) fireEvent.click(folded);
    expect(await violationsIn(container)).toEqual([]);
  }
});

test('the words of the form are complete in Arabic', () => {
  expect(Object.keys(words.ar)).toEqual(Object.keys(words.en));
  const plurals = Object.values(words.ar).filter((word) => typeof word === 'object');
  for (const plural of plurals)
    expect(Object.keys(plural)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});
