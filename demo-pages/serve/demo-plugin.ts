import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { projectRoot } from '../../scripts/build/widgets.ts';

/** A module of the project by its path, loaded by Node itself: Vite would pack it into its configuration. */
const load = <Module>(path: string) => import(pathToFileURL(join(projectRoot, path)).href) as Promise<Module>;

type Site = typeof import('./site.ts');
type Routes = typeof import('../routes.ts');
type ExplorerData = typeof import('../explorer-data.ts');

/** Files that pages are made from, beside their modules: a change of theirs shows in a page loaded anew. */
const isPageSource = /\/(demo-pages\/.*\.(ts|html|json)|widgets\/[^/]+\/(widget|examples\/[^/]+)\.json)$/;

/**
 * Serves the demo pages and the fake origin: in development from the sources, with live reload, in preview on the
 * built bundle, under the contract's policy.
 */
export function demoPlugin(): Plugin {
  return {
    name: 'tourism-widgets:demo',
    apply: (_config, { command, isPreview }) => command === 'serve' || isPreview === true,
    async configureServer(server) {
      const { originMiddleware } =
        await load<typeof import('../../origin/node-server.ts')>('origin/node-server.ts');
      const { pageRequest, sendPage } = await load<Site>('demo-pages/serve/site.ts');
      server.middlewares.use(originMiddleware());
      server.middlewares.use((request, response, next) => {
        const answer = async () => {
          const [, file] = /^\/explorer\/data\/([a-z0-9-]+)\.json$/.exec(request.url ?? '') ?? [];
          if (file) {
            const { siteFile, widgetFile } = (await server.ssrLoadModule(
              '/demo-pages/explorer-data.ts',
            )) as ExplorerData;
            const found = file === 'site' ? siteFile() : await widgetFile(file);
            response.setHeader('content-type', 'application/json; charset=utf-8');
            response.statusCode = found ? 200 : 404;
            response.end(JSON.stringify(found ?? null));
            return;
          }
          const routes = (await server.ssrLoadModule('/demo-pages/routes.ts')) as Routes;
          const page = await routes.answerPage(pageRequest(request), '/loader/loader.ts');
          if (!page) return next();
          const path = request.url ?? '/';
          const html = page.html && (await server.transformIndexHtml(path, page.html));
          sendPage(response, { ...page, html });
        };
        answer().catch((error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        });
      });
      reloadOnChange(server);
    },
    async configurePreviewServer(server) {
      const { builtSite } = await load<Site>('demo-pages/serve/site.ts');
      server.middlewares.use(builtSite(join(projectRoot, 'dist')));
    },
  };
}

function reloadOnChange(server: ViteDevServer) {
  const changed = (file: string) => {
    if (isPageSource.test(file.replaceAll('\\', '/'))) server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('change', changed).on('add', changed).on('unlink', changed);
}
