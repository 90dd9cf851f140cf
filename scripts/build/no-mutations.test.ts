import { QueryClient } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyMutationCache, replacedModule } from './no-mutations.ts';
import { projectRoot } from './widgets.ts';

interface Module {
  readonly MutationCache: new () => object;
}

const { MutationCache } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(emptyMutationCache)}`
)) as Module;

const read = (path: string) => readFileSync(join(projectRoot, 'node_modules', path), 'utf8');

test('the cache without mutations has every method that the client calls', () => {
  const source = read(replacedModule.replace('mutationCache', 'queryClient'));
  const called = [...source.matchAll(/#mutationCache\.(\w+)/g)].map(([, name = '']) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(MutationCache.prototype).toHaveProperty(name);
});

test('the client takes the class from the module that the build replaces', () => {
  const source = read(replacedModule.replace('mutationCache', 'queryClient'));
  expect(source).toContain('import { MutationCache } from "./mutationCache.js"');
  expect(read(replacedModule)).toContain('MutationCache');
});

test('a client without mutations says that none is under way, resumes none and can be cleared', async () => {
  const client = new QueryClient({ mutationCache: new MutationCache() as never });
  expect(client.isMutating()).toBe(0);
  await client.resumePausedMutations();
  client.clear();
});
