import type { Release } from './release.ts';

/** Languages whose script has faces of its own, by the end of such a face's family. */
const scripts: Readonly<Record<string, string>> = { Arabic: 'ar', Cyrillic: 'ru' };

/** Fonts that a page asks for at once: the faces of `fonts.css` are used only where their files are there before the first paint. */
export interface PageFonts {
  /** Files of the build for pages in a language whose script has faces of its own. */
  readonly byLanguage: Readonly<Record<string, readonly string[]>>;
  /** Files for all other pages. */
  readonly others: readonly string[];
}

/** The fonts of a release's `fonts.css`; none without it. */
export function pageFonts({ files }: Pick<Release, 'files'>): PageFonts {
  const css = new TextDecoder().decode(files.get('fonts.css'));
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^;"]+)"?;[^}]*?url\(([^)]+)\)/g)];
  const filesOf = (isShown: (family: string) => boolean) =>
    faces.filter(([, family = '']) => isShown(family)).map(([, , file = '']) => file);
  return {
    byLanguage: Object.fromEntries(
      Object.entries(scripts).map(([script, language]) => [
        language,
        // Names and numbers are written in Latin letters there, too; headings hardly.
        filesOf((family) => family.endsWith(` ${script}`) || family.endsWith(' Text')),
      ]),
    ),
    others: filesOf((family) => !Object.keys(scripts).some((script) => family.endsWith(script))),
  };
}
