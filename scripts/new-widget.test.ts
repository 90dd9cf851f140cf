import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './build/widgets.ts';

let into: string;
beforeAll(() => {
  into = mkdtempSync(join(tmpdir(), 'new-widget-'));
});
afterAll(() => rmSync(into, { recursive: true }));

const whole = [
  ['opening-hours'],
  ['--family', 'Travel essentials', '--purpose', 'When a place is open'],
  ['--arabic-name', 'أوقات العمل', '--arabic', 'أوقات عمل المكان'],
].flat();

const newWidget = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/new-widget.ts', ...words, '--into', into], {
    cwd: projectRoot,
    encoding: 'utf8',
  });

test.each([
  ['a misspelt option', [...whole, '--familiy', 'Forms'], /--familiy[^]*npm run new -- <name>/],
  ['another family', [...whole, '--family', 'Hours'], /no family "Hours"[^]*Travel essentials/],
  ['another time to load', [...whole, '--load', 'soon'], /no --load soon[^]*visible/],
  ['a name with capitals', ['Opening', ...whole.slice(1)], /kebab-case[^]*npm run new -- <name>/],
])('who writes %s is told what there is, and nothing is made', (_, words, message) => {
  const { status, stderr } = newWidget(...words);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(existsSync(join(into, 'opening-hours'))).toBe(false);
});
