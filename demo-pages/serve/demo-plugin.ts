import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { projectRoot } from '../../scripts/build/widgets.ts';

/** A module of the project by its path, loaded by Node itself: Vite would pack it into its configuration. */
const load = <Module>(path: string) => import(pathToFileURL(join(projectRoot, path)).href) as Promise<Module>;

type Site = typeof import('./site.ts');

/** Files that pages and the explorer's data are made from. */
const isPageSource =
  /\/(?:demo-pages\/.*\.(?:ts|html|json)|(?:cms|explorer|origin|src\/schema)\/.*\.(?:ts|json)|widgets\/[^/]+\/(?:widget\.ts|authors\.ar\.json|examples\/[^/]+\.json))$/;

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
      const { createPageThread } = await load<typeof import('./page-thread.ts')>(
        'demo-pages/serve/page-thread.ts',
      );
      const { addressLines } = await load<typeof import('./addresses.ts')>('demo-pages/serve/addresses.ts');
      server.printUrls = () => {
        for (const base of server.resolvedUrls?.local ?? [])
          server.config.logger.info(addressLines(base).join('\n'));
      };
      const thread = createPageThread();
      server.middlewares.use(originMiddleware());
      server.middlewares.use((request, response, next) => {
        const answer = async () => {
          const { page, json } = await thread.ask(pageRequest(request));
          if (json !== undefined) {
            response.setHeader('content-type', 'application/json; charset=utf-8');
            response.end(json);
          } else if (page) {
            const html = page.html && (await server.transformIndexHtml(request.url ?? '/', page.html));
            sendPage(response, { ...page, html });
          } else next();
        };
        answer().catch(next);
      });
      reloadOnChange(server, () => thread.forget());
      server.httpServer?.once('close', () => thread.forget());
    },
    async configurePreviewServer(server) {
      const { builtSite } = await load<Site>('demo-pages/serve/site.ts');
      server.middlewares.use(builtSite(join(projectRoot, 'dist')));
    },
  };
}

function reloadOnChange(server: ViteDevServer, forget: () => void) {
  const changed = (file: string) => {
    if (!isPageSource.test(file.replaceAll('\\', '/'))) return;
    forget();
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('change', changed).on('add', changed).on('unlink', changed);
}
