import type { LoadFile } from '../contract.ts';

/**
 * Fetches what a widget imports later: a dialog, a map, the sanitiser. The build turns every `import()` in our code into
 * a call of this with the files of that import, so that they are retried like a widget's first files.
 */
let loadFile: LoadFile | undefined;

/** Sets how files are fetched. */
export const setFileLoader = (load: LoadFile): void => {
  loadFile = load;
};

/**
 * @param importPart the `import()` itself
 * @param files names of the part's files, relative to the file that asks for it
 * @param askedBy address of that file
 * @throws ChunkLoadError when a file stays away
 */
export async function __vitePreload<Module>(
  importPart: () => Promise<Module>,
  files: readonly string[] = [],
  askedBy?: string,
): Promise<Module> {
  const load = loadFile;
  if (load) await Promise.all(files.map((file) => load(new URL(file, askedBy).href)));
  return importPart();
}
