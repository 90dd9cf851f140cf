/** `npm run lighthouse`: installs what the bench alone needs and a browser, then looks at the pages. Options: see `lighthouse.ts`. */
import { ensureBrowser } from '../scripts/ensure-browser.mjs';
import './install.mjs';

const browser = ensureBrowser();
if (!browser) process.exit(1);
process.env.CHROME_PATH = browser;
await import('./lighthouse.ts');
