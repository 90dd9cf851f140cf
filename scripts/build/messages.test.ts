import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { messagesOf } from './messages.ts';
import { platformEntry, projectRoot, widgetsFolder } from './widgets.ts';

const source = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
const maps = join(source, 'maps');

beforeAll(() => {
  mkdirSync(join(maps, 'messages'), { recursive: true });
  for (const language of languages)
    writeFileSync(join(maps, `messages/${language}.json`), `{"zoom":"zoom in ${language}"}`);
});
afterAll(() => rmSync(source, { recursive: true, force: true }));

/** What a chunk's words in a language export. */
async function exportsOf(
  chunk: Partial<Parameters<typeof messagesOf>[0]>,
  language: 'ar' | 'ja',
  folder = source,
) {
  const words = messagesOf({ isEntry: false, facadeModuleId: null, moduleIds: [], ...chunk }, {}, folder);
  return (
    words && {
      ...((await import(`data:text/javascript,${encodeURIComponent(words.get(language)!)}`)) as object),
    }
  );
}

test('the chunk that holds an engine’s `messages.ts` brings the words of the folder beside it', async () => {
  const chunk = { moduleIds: [join(maps, 'Map.tsx'), join(maps, 'messages.ts')] };
  expect(await exportsOf(chunk, 'ar')).toEqual({ default: {}, engines: { maps: { zoom: 'zoom in ar' } } });
  expect(await exportsOf(chunk, 'ja')).toEqual({ default: {}, engines: { maps: { zoom: 'zoom in ja' } } });
});

test('an engine within an engine has its words by its path', async () => {
  const inner = join(maps, 'routes');
  mkdirSync(join(inner, 'messages'), { recursive: true });
  for (const language of languages)
    writeFileSync(join(inner, `messages/${language}.json`), `{"walk":"walk in ${language}"}`);
  expect(await exportsOf({ moduleIds: [join(inner, 'messages.ts')] }, 'ar')).toEqual({
    default: {},
    engines: { 'maps/routes': { walk: 'walk in ar' } },
  });
});

test('other chunks of the engine bring none', async () => {
  expect(
    await exportsOf({ moduleIds: [join(maps, 'Map.tsx'), join(maps, 'parts/messages.ts')] }, 'ar'),
  ).toBeUndefined();
});

test('a widget that holds an engine brings the words of both', async () => {
  const facadeModuleId = `${join(widgetsFolder, 'header/widget.ts')}?entry`;
  const chunk = { isEntry: true, facadeModuleId, moduleIds: [facadeModuleId, join(maps, 'messages.ts')] };
  expect(await exportsOf(chunk, 'ar')).toEqual({
    default: expect.objectContaining({ search: 'بحث' }),
    engines: { maps: { zoom: 'zoom in ar' } },
  });
});

test('a part of a widget brings no words of its own', async () => {
  expect(
    await exportsOf({ facadeModuleId: join(widgetsFolder, 'header/MobileMenu.tsx') }, 'ar'),
  ).toBeUndefined();
});

test('the platform brings what all widgets share', async () => {
  const platform = {
    isEntry: true,
    facadeModuleId: platformEntry,
    moduleIds: [join(projectRoot, 'src/i18n/messages.ts')],
  };
  expect(await exportsOf(platform, 'ar', join(projectRoot, 'src'))).toEqual({
    default: expect.objectContaining({ close: 'إغلاق' }),
  });
});
