import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { projectRoot } from '../../../scripts/build/widgets.ts';
import { cacheFolder, run } from '../tools.ts';

/** The generators that `package.json` beside this file names, installed once in the user's cache. */
function generators(): string {
  const files = ['package.json', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(import.meta.dirname, file)));
  const folder = cacheFolder(`generators-${hash.digest('hex').slice(0, 8)}`);
  const mark = join(folder, 'installed');
  if (existsSync(mark)) return folder;
  for (const file of files) cpSync(join(import.meta.dirname, file), join(folder, file));
  // Not `npm ci`: the lock file cannot name packages for other machines that the registry does not have.
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  writeFileSync(mark, '');
  return folder;
}

const builds = {
  eleventy: ['@11ty/eleventy/cmd.cjs', '--quiet'],
  astro: ['astro/bin/astro.mjs', 'build'],
};

/** A site that is served. */
export interface Site {
  /** Without a last slash. */
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Builds the site of a generator from `packages/templates`, and serves it on loopback under a Content-Security-Policy.
 *
 * @param said what an author has added to the content of the English page
 * @param change changes the project before it is built
 * @throws Error with what the generator or the registry said
 */
export async function serveSite(
  generator: keyof typeof builds,
  policy: string,
  said: object = {},
  change?: (project: string) => void,
): Promise<Site> {
  const modules = join(generators(), 'node_modules');
  const folder = mkdtempSync(join(tmpdir(), `tourism-${generator}-`));
  cpSync(join(projectRoot, 'packages/templates'), folder, { recursive: true });
  const content = join(folder, 'content/en.json');
  const page = JSON.parse(readFileSync(content, 'utf8')) as object;
  writeFileSync(content, JSON.stringify({ ...page, ...said }));
  const project = join(folder, generator);
  change?.(project);
  symlinkSync(modules, join(project, 'node_modules'));
  const [program = '', ...args] = builds[generator];
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_NO_WARNINGS: '1' };
  run(process.execPath, [join(modules, program), ...args], { cwd: project, env });
  return serve(join(project, '_site'), policy, () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Gives the pages of the Astro project Astro's router, and each language a second page, `answers/`, with its questions alone. The two
 * link to each other.
 */
export function addRouter(project: string): void {
  const file = join(project, 'src/pages/[language].astro');
  const page = readFileSync(file, 'utf8')
    .replace('---\n', "---\nimport { ClientRouter } from 'astro:transitions';\n")
    .replace('</head>', '<ClientRouter /></head>');
  writeFileSync(
    file,
    page.replace('<main>', '<main><p><a href={`/${language}/answers/`}>To the answers</a></p>'),
  );
  const folder = join(project, 'src/pages/[language]');
  mkdirSync(folder);
  const answers = page
    .replaceAll("'../", "'../../")
    .replace(/<Widget name="page-intro"[^]*?<\/Widget>/, '<h1>Answers</h1>')
    .replace(/<Widget name="key-figures"[^]*?<\/Widget>/, '')
    .replace('<main>', '<main><p><a href={`/${language}/`}>To the guide</a></p>');
  writeFileSync(join(folder, 'answers.astro'), answers);
  // Astro looks for the router where the link to its packages leads, and has read it where the link stands.
  const config = join(project, 'astro.config.mjs');
  const settings = 'export default { vite: { resolve: { preserveSymlinks: true } },';
  writeFileSync(config, readFileSync(config, 'utf8').replace('export default {', settings));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function serve(folder: string, policy: string, onStop: () => void): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    return void response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        address: `http://127.0.0.1:${port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
          onStop();
        },
      });
    });
  });
}
