import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import {
  chunksPlugin,
  classNamesPlugin,
  lazyImportsPlugin,
  platformEntry,
  registryPlugin,
} from './plugins.ts';
import { schemaPlugin } from '../schema/plugin.ts';
import type { BuiltWidgets } from './widget-map.ts';
import { findWidgets, projectRoot, widgetEntry, widgetsFolder } from './widgets.ts';

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

const shared = {
  configFile: false,
  root: projectRoot,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig;

/** Parts that nearly every widget draws with: they come with the platform, in place of a chunk each. */
const common =
  /\/src\/(widget\/definition\.ts|page\/(breakpoints|modal-layers)\.ts|media\/(Image\.tsx|choose-image\.ts|image\.module\.css)|sign-in\/(SignInGate|SignInLink|CtaLink)\.tsx|ui\/(AuthorNote\.|Link|Button|Heading|VisuallyHidden|lazy-component|useHydrated|useMediaQuery|layout|button|heading)\b[^/]*)$/;

/**
 * What asks the origin, and who is signed in: every page's header brings it and many widgets use it, so it is one chunk
 * rather than a handful, each of which the loader's table would have to name.
 */
const session =
  /\/src\/(api\/(client|errors|endpoints|user|answers\/(lenient|visitor))|page\/(hosts|redirect-target)|search\/typed-before|session\/(access-token|clear-storage|current-url|end-session|guard|in-flight|login-url|logout-url|own-keys|personal|queries|role|sign-in|tabs|useApi|useUser|user-api|user-info|user-keys|without-query)|sign-in\/(useSignIn|useSignInPage))\.ts$/;

/**
 * Small things that are drawn together: one chunk rather than one for each, since every chunk is a request and a line in
 * the loader's table.
 */
const together = {
  /** A picture or a film, and whether anybody sees it. */
  picture:
    /\/src\/(time\/usePageVisible\.ts|media\/(useInView\.ts|video-fields\.ts)|banner\/(BannerMedia\.tsx|media-fields\.ts))$/,
  /** What a visitor opens, here and by looking for its text. */
  disclosure: /\/src\/ui\/(Disclosure\.tsx|disclosure\.module\.css|useAccordion\.ts|useUntilFound\.ts)$/,
  /** What a visitor closes, and where the focus goes then. */
  closing: /\/src\/ui\/(CloseButton\.tsx|close-button\.module\.css|useFocusReturn\.ts)$/,
  /** An author's text. */
  copy: /\/src\/(rich-text\/sanitise\.ts|page\/trusted-types\.ts)$/,
  /** The frame of a widget. */
  section: /\/src\/section\/(Section|SectionHead|section-head)\./,
};

const isPlatform = (id: string) => id === platformEntry || common.test(id);

/** Everything but the loader: the platform, the widgets, what they share, and what they fetch later. */
export async function buildChunks(outDir: string, folder = widgetsFolder): Promise<BuiltWidgets> {
  let built: BuiltWidgets | undefined;
  await build({
    ...shared,
    plugins: [
      react(),
      schemaPlugin(),
      classNamesPlugin(),
      lazyImportsPlugin(),
      chunksPlugin(folder, (result) => (built = result)),
    ],
    css: { modules: { generateScopedName: '[hash:base64:6]' } },
    build: {
      outDir,
      emptyOutDir: true,
      // Every file by a fiftieth smaller than what the bundler makes of it.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { ecma: 2020, passes: 2, arrows: false } },
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // That minifying takes most of the time is known.
        checks: { pluginTimings: false },
        input: [platformEntry, ...findWidgets(folder).map((widget) => widgetEntry(folder, widget))],
        // With `classNamesPlugin`: a class name is shorter than the name of a constant and its place.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[hash:7].js',
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
          hashCharacters: 'base36',
          codeSplitting: {
            groups: [
              { name: 'platform', test: isPlatform },
              { name: 'session', test: session },
              ...Object.entries(together).map(([name, test]) => ({ name, test })),
            ],
          },
        },
      },
    },
  });
  if (!built) throw new Error('The build ended without a table of its chunks.');
  return built;
}

/** Fields that only the loader's own files know: neither the platform nor the DOM has one of these names. */
const ownFields =
  /^(settle|stop|added|touched|removed|done|traits|hashes|needs|zero|trigger|loadPlatform|names|key|load)$/;

/** The loader, in one file with a stable name that imports nothing, so that a template may inline it. */
export async function buildLoader(built: BuiltWidgets, outDir: string, write = true): Promise<string> {
  const result = await build({
    ...shared,
    plugins: [registryPlugin(built)],
    build: {
      outDir,
      write,
      emptyOutDir: false,
      // Smaller by a fiftieth than what the bundler makes of it: the loader is on every page, often inlined.
      minify: 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: {
          ecma: 2020,
          passes: 4,
          unsafe_arrows: true,
          unsafe_comps: true,
          unsafe: true,
          pure_getters: true,
        },
        mangle: { properties: { regex: ownFields } },
      },
      rolldownOptions: {
        input: join(projectRoot, 'loader/loader.ts'),
        output: { entryFileNames: 'loader.js', codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  if (output.length !== 1) throw new Error(`The loader is ${output.length} files; one is expected.`);
  return output[0].code;
}
