import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Extensions that WordPress and its SQLite plugin need, with Debian's package of each. */
const extensions: Readonly<Record<string, string>> = {
  pdo_sqlite: 'php8.2-sqlite3',
  mbstring: 'php8.2-mbstring',
  xml: 'php8.2-xml',
};

/** What is missing, as Debian's packages; PHP 8.1 is the oldest that the plugin takes. */
function missingPackages(): string[] {
  const code = 'echo json_encode([PHP_VERSION_ID, array_map("strtolower", get_loaded_extensions())]);';
  const { status, stdout } = spawnSync('php', ['-r', code], { encoding: 'utf8' });
  if (status !== 0) return ['php8.2-cli', ...Object.values(extensions)];
  const [version, loaded] = JSON.parse(stdout) as [number, string[]];
  const older = version < 80_100 ? ['php8.2-cli'] : [];
  return [
    ...older,
    ...Object.keys(extensions)
      .filter((name) => older.length > 0 || !loaded.includes(name))
      .map((name) => extensions[name]!),
  ];
}

/**
 * Sees that PHP is there, and installs Debian's packages of what is missing, where it may.
 *
 * @throws Error that names what is missing, and what the registry said
 */
export function ensurePhp(): void {
  const wanted = missingPackages();
  if (wanted.length === 0) return;
  let said = '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${wanted.join(', ')}…`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (args: readonly string[]) => {
      const { status, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
      said += stderr;
      return status === 0;
    };
    if (run(['update'])) run(['install', '-y', '--no-install-recommends', ...wanted]);
  }
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Error(
      `WordPress needs PHP: install ${missing.join(', ')} (Debian’s names), and run this again.\n${said}`,
    );
}
