import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { projectRoot } from '../build/widgets.ts';
import { folderOf } from './folder.ts';

const files = folderOf({
  name: 'opening-hours',
  family: 'Travel essentials',
  purpose: 'When a place is open',
  arabicName: 'أوقات العمل',
  arabic: 'أوقات عمل المكان',
  modes: ['B2C', 'B2B'],
  load: 'visible',
});

test('a new widget’s files are named after it', () => {
  expect(Object.keys(files)).toEqual([
    'widget.ts',
    'authors.ar.json',
    'OpeningHours.tsx',
    'opening-hours.module.css',
    'OpeningHours.test.tsx',
    'examples/default.json',
  ]);
});

test('the loader knows from the start when to fetch it, and for whom', () => {
  expect(files['widget.ts']).toContain("load: 'visible'");
  expect(files['widget.ts']).toContain("modes: ['B2C', 'B2B']");
});

test.each(Object.entries(files))('%s is written as the formatter writes it', async (file, text) => {
  const filepath = join(projectRoot, 'widgets/opening-hours', file);
  expect(await check(text, { ...(await resolveConfig(filepath)), filepath })).toBe(true);
});
