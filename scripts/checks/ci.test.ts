import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../build/widgets.ts';

test('continuous integration asks Firefox and WebKit, and no content management system', async () => {
  expect(readFileSync(join(projectRoot, 'scripts/ci.mjs'), 'utf8')).toContain('runSteps(ciSteps)');
  const { ciSteps } = await import('./ci.mjs');
  const titles = ciSteps.map(([title]) => title);
  expect(titles).toContain('Firefox and WebKit');
  expect(titles).not.toContain('Sling CMS');
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
