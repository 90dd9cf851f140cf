import { loadPage, pageFiles } from './page-files.ts';
import { sectionPaths } from './template/site-map.ts';

/**
 * Paths without language of every page of the demo that is not the page of an item: the whole pages, one whose address says
 * more by its example, then the sections.
 */
export async function demoPaths(): Promise<string[]> {
  const whole = await Promise.all(
    pageFiles().map(async ({ name }) => {
      const { example = {} } = await loadPage(name);
      return `/${name.replaceAll(/\[([a-z]+)\]/g, (_, key: string) => example[key] ?? '')}`;
    }),
  );
  return [...new Set([...whole, ...sectionPaths()])];
}
