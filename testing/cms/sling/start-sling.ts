import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { artifact, cacheFolder, run } from '../tools.ts';

/** Sling CMS, started from its coordinates: the launcher fetches its 279 bundles into the user's cache once. */
const launcher = 'org.apache.sling:org.apache.sling.feature.launcher:1.3.4:tar.gz';
const slingCms =
  'mvn:org.apache.sling/org.apache.sling.cms.feature/1.1.8/slingosgifeature/slingcms-standalone';

/** How long a start may take, with everything to fetch and on a machine that does other things as well. */
const startTimeout = 280_000;

export interface RunningSling {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts Sling CMS on a free port of the loopback address, with a fresh repository.
 *
 * @param packages zips that it installs as it starts, by file name
 * @param nodeTypes CND of the types that it knows before any package is installed
 * @throws Error with the last lines of its log, where it does not become ready
 */
export async function startSling(
  packages: ReadonlyMap<string, Uint8Array>,
  nodeTypes: string,
): Promise<RunningSling> {
  const home = mkdtempSync(join(tmpdir(), 'sling-'));
  mkdirSync(join(home, 'install'));
  for (const [name, content] of packages) writeFileSync(join(home, 'install', name), content);
  writeFileSync(join(home, 'as-aem.json'), JSON.stringify(asAem(nodeTypes)));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = [
    ['-c', cacheFolder('sling')],
    ['-p', home],
    ['-D', `org.osgi.service.http.port=${port}`],
    ['-D', 'org.apache.felix.http.host=127.0.0.1'],
    ['-CC', 'org.apache.sling.engine.parameters=USE_LATEST'],
    ['-CC', 'org.apache.sling.engine.impl.auth.SlingAuthenticator=USE_LATEST'],
    ['-f', `${slingCms},${join(home, 'as-aem.json')}`],
  ];
  const java = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8', '-classpath'];
  const keeper = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'keeper.ts'),
      home,
      'java',
      ...java,
      join(unpackedLauncher(), 'lib', '*'),
      'org.apache.sling.feature.launcher.impl.Main',
      ...settings.flat(),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const stop = async () => {
    if (keeper.exitCode !== null) return;
    const ended = once(keeper, 'exit');
    keeper.stdin.end();
    await ended;
  };
  try {
    await becomeReady(url, keeper);
  } catch (error) {
    const log = readLog(join(home, 'program.log'));
    await stop();
    throw new Error(`Sling CMS did not start: ${(error as Error).message}\n${log}`, { cause: error });
  }
  return { url, stop };
}

/**
 * What AEM has and Sling has not, as a feature of Sling: the limit on parts of a form (AEM's SDK has 10,000; Sling's 50
 * drop every larger dialog in silence), client libraries for visitors who are not signed in, and AEM's node types.
 */
const asAem = (nodeTypes: string) => ({
  id: 'local.test:as-aem:1',
  configurations: {
    'org.apache.sling.engine.parameters': {
      'sling.default.parameter.encoding': 'utf-8',
      'request.max.file.count': '10000',
    },
    'org.apache.sling.engine.impl.auth.SlingAuthenticator': {
      'sling.auth.requirements': [...signedIn, '-/etc.clientlibs'],
    },
  },
  'repoinit:TEXT|true': `register nodetypes\n<<===\n${nodeTypes}\n===>>\n`,
});

/** Where Sling CMS asks for a user. It takes `/etc.clientlibs` for a part of `/etc`. */
const signedIn = ['/bin', '/cms', '/libs', '/apps', '/etc', '/home', '/var'];

/** The launcher's folder in the cache. */
function unpackedLauncher(): string {
  const folder = join(cacheFolder('sling-launcher'), 'org.apache.sling.feature.launcher-1.3.4');
  if (!existsSync(folder)) run('tar', ['xzf', artifact(launcher), '-C', cacheFolder('sling-launcher')]);
  return folder;
}

/** Resolves when the system says of itself that it is ready. */
async function becomeReady(url: string, process: ChildProcess): Promise<void> {
  const end = Date.now() + startTimeout;
  while (process.exitCode === null) {
    if (Date.now() > end) throw new Error(`it was not ready after ${startTimeout / 1000} s`);
    const answer = await fetch(`${url}/system/health.txt?tags=systemready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await wait(500);
  }
  throw new Error('it ended');
}

const readLog = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n') : '';
