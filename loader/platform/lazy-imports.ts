import { addEngineMessages } from '#src/i18n/engine-messages.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { FileLoader, MessagesModule } from '../contract.ts';

/**
 * Fetches what a widget imports later: a dialog, a map, the sanitiser. The build turns every `import()` in our code into
 * a call of this with the files of that import, so that they are retried like a widget's first files.
 */
let fetching: { readonly loader: FileLoader; readonly language: Language } | undefined;

/** Sets how files are fetched, and in which language words are. */
export const setFileLoader = (loader: FileLoader, language: Language): void => {
  fetching = { loader, language };
};

/**
 * @param importPart the `import()` itself
 * @param files names of the part's files, relative to the file that asks for it; a star in the name of words stands for
 *   the page's language
 * @param askedBy address of that file
 * @throws ChunkLoadError when a file stays away
 */
export async function __vitePreload<Module>(
  importPart: () => Promise<Module>,
  files: readonly string[] = [],
  askedBy?: string,
): Promise<Module> {
  if (!fetching) return importPart();
  const { loader, language } = fetching;
  const urls = files.map((file) => new URL(file.replace('*', language), askedBy).href);
  await Promise.all(urls.map(loader.loadFile));
  const words = await Promise.all(
    urls
      .filter((_url, index) => files[index]?.includes('*'))
      .map((url) => loader.importModule<MessagesModule>(url)),
  );
  for (const { engines } of words) addEngineMessages(language, engines);
  return importPart();
}
