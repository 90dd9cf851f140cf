import { itemsWithPages } from '#origin/content.ts';
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

/** Path without language and ending of the page of one item of each type. */
export const itemPaths = (): string[] =>
  [...Map.groupBy(itemsWithPages('en'), ({ type }) => type).values()].flatMap(
    ([item]) => item?.url.replace(/^\/en|\.html$/g, '') ?? [],
  );
