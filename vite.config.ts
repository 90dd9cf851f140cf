import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { raiseSpecificity } from './scripts/build/raise-specificity.ts';
import { leafletPlugin } from './scripts/build/leaflet.ts';
import { itemsPlugin } from './scripts/build/items-plugin.ts';
import { widgetNamesPlugin, registeredPlugin, registryPlugin } from './scripts/build/plugins.ts';
import { schemaPlugin } from './scripts/schema/plugin.ts';
import { demoPlugin } from './demo-pages/serve/demo-plugin.ts';

/** Serves the demo pages while developing; `scripts/build.ts` makes the release. */
export default defineConfig({
  appType: 'mpa',
  publicDir: 'demo-pages/public',
  // The demo's provider is this server as `localhost` (demo-pages/other-host.ts): it has to answer by both names.
  server: { host: '127.0.0.1' },
  plugins: [
    react(),
    schemaPlugin(),
    leafletPlugin(),
    itemsPlugin(),
    registryPlugin(),
    widgetNamesPlugin(),
    registeredPlugin(),
    demoPlugin(),
  ],
  css: { postcss: { plugins: [raiseSpecificity] } },
  optimizeDeps: {
    exclude: ['leaflet'],
    entries: ['loader/loader.ts', 'loader/platform/platform.tsx', 'widgets/*/*.tsx'],
  },
  define: { __VERSION__: JSON.stringify(process.env['npm_package_version'] ?? 'dev') },
});
