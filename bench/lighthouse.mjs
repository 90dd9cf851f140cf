/** `npm run lighthouse`: installs what the bench alone needs, then looks at the pages. Options: see `lighthouse.ts`. */
import './install.mjs';

await import('./lighthouse.ts');
