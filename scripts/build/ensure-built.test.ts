import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from './ensure-built.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('where there is no release it is built', () => {
  const build = vi.fn(() => 0);
  ensureBuilt(folder, build);
  expect(build).toHaveBeenCalledOnce();
});

test('where there is one it is taken as it is', () => {
  writeFileSync(join(folder, 'widgets.json'), '{}');
  const build = vi.fn(() => 0);
  ensureBuilt(folder, build);
  expect(build).not.toHaveBeenCalled();
});

test('a build that is refused ends the command', () => {
  expect(() => ensureBuilt(folder, () => 1)).toThrow('The build was refused');
});
