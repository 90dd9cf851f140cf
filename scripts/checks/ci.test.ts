import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../build/widgets.ts';

const commandsOf = async () => {
  const { ciSteps } = await import('./ci.mjs');
  return ciSteps.flatMap(([, { words }]) => (words ? [words] : []));
};

test('continuous integration asks Firefox and WebKit, and no content management system', async () => {
  expect(readFileSync(join(projectRoot, 'scripts/ci.mjs'), 'utf8')).toContain('runSteps(ciSteps, ');
  const { ciSteps } = await import('./ci.mjs');
  const titles = ciSteps.map(([title]) => title);
  expect(titles).toContain('Firefox and WebKit');
  expect(titles).not.toContain('Sling CMS');
});

/** They take long: one is run by hand (docs/architecture.md), one by a schedule. */
const others = ['test:cms', 'proof'];

test('continuous integration runs every command of package.json but two, and makes each build once', async () => {
  const [{ ciSteps }, { engineSteps }] = await Promise.all([import('./ci.mjs'), import('./engines.mjs')]);
  const names = (await commandsOf()).map(([name = '']) => name);
  // Of these it takes the steps.
  const titles = ciSteps.map(([title]) => title);
  expect(titles).toEqual(expect.arrayContaining(engineSteps().map(([title]) => title)));
  const run = new Set([...names, 'test:engines', ...others]);
  expect(Object.keys(packageJson.scripts).filter((name) => !run.has(name))).toEqual([]);
  expect(names.filter((name) => name === 'build' || name === 'build:explorer')).toHaveLength(2);
});

test('continuous integration runs each form of a command that the README shows', async () => {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const forms = [...readme.matchAll(/`npm (?:run )?([\w:-]+) -- ([^`]+)`/g)].map(
    ([, name, argument]) => `${name} ${argument}`,
  );
  const run = (await commandsOf()).map((words) => words.slice(0, 2).join(' '));
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => !run.includes(form))).toEqual([]);
});

test('where an engine cannot be installed, the stage fails and says which package is missing', async () => {
  const { engineSteps } = await import('./engines.mjs');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('PATH', '/nowhere');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const [, run] = engineSteps().find(([title]) => title === 'engines')!;
  expect(run()).toEqual({ passed: 0, failed: 1 });
  expect(said.mock.calls.join()).toMatch(/Firefox and WebKit needs firefox-esr.*install firefox-esr/);
});
