import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { cacheFolder, run } from '../tools.ts';

/** The registry's package that holds WordPress 6.5.5, its static files and the SQLite plugin. */
const source = '@wp-playground/wordpress-builds@0.9.19';

/**
 * WordPress as it comes, in the user's cache, fetched once. Nothing writes into it: a run keeps its own content elsewhere.
 *
 * @returns `core`, the folder with `wp-load.php`, and `sqlite`, the folder of the SQLite plugin
 * @throws Error with what the registry said, where it does not answer
 */
export function wordpressFiles(): { readonly core: string; readonly sqlite: string } {
  const cache = cacheFolder('wordpress-6.5.5');
  const [core, sqlite] = [join(cache, 'core'), join(cache, 'sqlite-database-integration-main')];
  if (existsSync(core)) return { core, sqlite };
  const work = join(cache, `work-${process.pid}`);
  mkdirSync(work);
  run('npm', ['pack', '--silent', '--pack-destination', work, source]);
  const [archive = ''] = readdirSync(work);
  const wanted = ['src/wordpress/wp-6.5.zip', 'src/sqlite-database-integration', 'public/wp-6.5'];
  run('tar', ['-xzf', archive, ...wanted.map((path) => `package/${path}`)], { cwd: work });
  const unpacked = join(work, 'package');
  unzip(join(unpacked, 'src/sqlite-database-integration/sqlite-database-integration.zip'), cache);
  const whole = join(work, 'core');
  unzip(join(unpacked, 'src/wordpress/wp-6.5.zip'), whole);
  // The archive has no files that a browser fetches; they lie beside it.
  cpSync(join(unpacked, 'public/wp-6.5'), whole, { recursive: true });
  // It has a database and settings, made elsewhere.
  rmSync(join(whole, 'wp-content/database'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'site/wp-config.php'), join(whole, 'wp-config.php'));
  try {
    renameSync(whole, core);
  } catch (error) {
    // Another file of tests has unpacked it meanwhile.
    if (!existsSync(core)) throw error;
  }
  rmSync(work, { recursive: true });
  return { core, sqlite };
}

function unzip(file: string, folder: string): void {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(file)))) {
    const target = join(folder, path);
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
