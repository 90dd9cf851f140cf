import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from '../../../cms/release.ts';
import { freePort } from '../../free-port.ts';
import { run } from '../tools.ts';
import { ensurePhp } from './ensure-php.ts';
import { wordpressFiles } from './unpack.ts';

/** A running WordPress. */
export interface Wordpress {
  /** Without a last slash. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly stop: () => void;
}

const site = (file: string) => join(import.meta.dirname, 'site', file);

/**
 * WordPress with the plugin: the server that `WORDPRESS_URL`, `WORDPRESS_USER` and `WORDPRESS_PASSWORD` name, which has the
 * plugin already, else one of our own.
 */
export const startWordpress = async (plugin: Files): Promise<Wordpress> => {
  const {
    WORDPRESS_URL: own = '',
    WORDPRESS_USER: user = 'admin',
    WORDPRESS_PASSWORD: password = '',
  } = process.env;
  if (own === '') return startLocalWordpress(plugin);
  return { address: own.replace(/\/+$/, ''), user, password, stop: () => undefined };
};

/** Starts WordPress with a plugin, on a free loopback port, with a new SQLite database. */
export async function startLocalWordpress(plugin: Files): Promise<Wordpress> {
  ensurePhp();
  const { core, sqlite } = wordpressFiles();
  const folder = mkdtempSync(join(tmpdir(), 'tourism-wordpress-'));
  for (const name of ['database', 'mu-plugins', 'plugins', 'uploads']) mkdirSync(join(folder, name));
  symlinkSync(join(core, 'wp-content/themes'), join(folder, 'themes'));
  cpSync(site('db.php'), join(folder, 'db.php'));
  cpSync(site('languages.php'), join(folder, 'mu-plugins/languages.php'));
  for (const [path, content] of plugin) {
    const file = join(folder, 'plugins', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    WORDPRESS_ADDRESS: address,
    WORDPRESS_CORE: core,
    WORDPRESS_RUN: folder,
    WORDPRESS_SQLITE: sqlite,
    PHP_CLI_SERVER_WORKERS: '4',
  };
  run('php', [site('install.php')], { env });
  // With workers the server is several processes: they make a group, which ends as one.
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', core, site('router.php')], {
    env,
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  await answered(address);
  return { address, user: 'admin', password: 'password', stop };
}

/** Resolves as soon as WordPress answers. */
async function answered(address: string): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    const answer = await fetch(`${address}/wp-login.php`).catch(() => undefined);
    if (answer?.ok === true) return;
    if (Date.now() > end)
      throw new Error(`WordPress does not answer at ${address}: ${answer?.status ?? 'no answer'}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
