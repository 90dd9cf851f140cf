/** `npm run bench`: installs what the bench alone needs, then measures. Options: see `main.ts`. */
import './install.mjs';

await import('./main.ts');
