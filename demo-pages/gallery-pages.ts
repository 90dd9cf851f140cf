import { languages } from '#src/i18n/languages.ts';
import type { GalleryPage } from '../explorer/gallery/gallery.ts';
import { loadPage, pageFiles } from './page-files.ts';
import { sectionAt, sectionTitle } from './template/site-map.ts';

/** Paths of the pages that the gallery shows first, in this order. */
const first = ['/home', '/places', '/stays', '/portal'];

/** The whole pages for the gallery: those of `pages/`, one whose address says more by its example, and the first sections. */
export async function galleryPages(): Promise<GalleryPage[]> {
  const own = await Promise.all(
    pageFiles().map(async ({ name }) => {
      const { title, purpose, picture, example = {} } = await loadPage(name);
      const path = `/${name.replaceAll(/\[([a-z]+)\]/g, (_, key: string) => example[key] ?? '')}`;
      return { path, title, purpose, picture };
    }),
  );
  const sections = first.flatMap((path) => {
    const section = sectionAt(path);
    if (!section) return [];
    return { path, title: sectionTitle(section, 'en'), purpose: section.text.en, picture: section.picture };
  });
  const rank = (path: string) => (first.includes(path) ? first.indexOf(path) : first.length);
  return [...own, ...sections]
    .toSorted((a, b) => rank(a.path) - rank(b.path))
    .map(({ path, picture, ...words }) => ({
      ...words,
      picture: picture && `./images/${picture}-320.jpg`,
      links: languages.map((language) => ({ language, href: `/${language}${path}.html` })),
    }));
}
