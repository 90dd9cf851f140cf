import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, widgetsFolder } from '../build/widgets.ts';

/**
 * The picture of a widget lies in its folder and is named by a hash of all that decides how the widget looks:
 * `widgets/faq/picture.0a1b2c3d.webp`. A picture by another name is of an earlier state, and shown until `npm run gallery`
 * has taken the next.
 */

/** The file, in the widget's folder, that shows it as it is now. */
export const pictureName = (widget: string): string => {
  const own = digestOf(join(widgetsFolder, widget));
  const hash = createHash('sha256').update(own).update(digestOfPrimitives());
  return `picture.${hash.digest('hex').slice(0, 8)}.webp`;
};

/** All pictures in a widget's folder, whatever state of it they show. */
export const picturesOf = (widget: string): string[] =>
  globSync('picture.*.webp', { cwd: join(widgetsFolder, widget) }).sort();

/** Which of a widget's pictures is shown: that of its present state, or else an earlier one; undefined where it has none. */
export const shownPicture = (pictures: readonly string[], current: string): string | undefined =>
  pictures.includes(current) ? current : pictures[0];

const shownOf = (widget: string) => shownPicture(picturesOf(widget), pictureName(widget));

/** Where a page of the explorer finds it. */
export function pictureHref(widget: string): string | undefined {
  const shown = shownOf(widget);
  return shown && `./widgets/${widget}/${shown}`;
}

/** Whether a widget has a picture of its present state, and no other. */
export const isCurrent = (widget: string): boolean => String(picturesOf(widget)) === pictureName(widget);

/** The pictures of widgets, by name; a widget without one is left out. */
export const readPictures = (widgets: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  new Map(
    widgets.flatMap((widget) => {
      const file = shownOf(widget);
      return file ? [[widget, readFileSync(join(widgetsFolder, widget, file))] as const] : [];
    }),
  );

/** Made once: every widget has it in its hash. */
let primitives: string | undefined;
const digestOfPrimitives = () => (primitives ??= digestOf(join(projectRoot, 'src/ui')));

/** Files of a folder that change nothing that is seen: its picture, tests and what they know, decisions, and what the fake origin answers. */
const unseen =
  /^picture\..*\.webp$|\.test\.|\.md$|^(?:origin\.ts|walk-exceptions\.json|width-dependent\.json)$/;

/** One value for all files in a folder that decide how something looks. */
function digestOf(folder: string): string {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !unseen.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length).replaceAll('\\', '/'), file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  // Git may have given a text other line ends on another system.
  const texts = files.map(({ path, file }) => ({
    path,
    text: readFileSync(file, 'latin1').replaceAll('\r\n', '\n'),
  }));
  const words = texts.map(({ path, text }) =>
    path === '/widget.ts' ? searchWords.exec(text)?.[1] : undefined,
  );
  const own = words.find((found) => found !== undefined);
  for (const { path, text } of texts) hash.update(`${path}\n${withoutWords(text, own)}\n`);
  return hash.digest('hex');
}

/** The line of `widget.ts` with the words by which an author finds the widget: nobody sees them in it. */
const searchWords = /^ {2}words:\s+'(.*)',\n/m;

const withoutWords = (text: string, words: string | undefined): string =>
  words === undefined
    ? text
    : text
        .replace(searchWords, '')
        .split('\n')
        .filter((line) => !line.startsWith(`  "${words}": `))
        .join('\n');
