import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bundle as a package embeds it. */
interface Bundle {
  /** `tourism.widgets-0.1.0.3f9c01ab.jar` */
  readonly name: string;
  readonly jar: Uint8Array;
}

/**
 * Builds the server-side model: the same bytes for the same version.
 *
 * @param version of the release, `0.1.0-3f9c01ab`
 * @param workFolder an empty folder, in which Maven builds
 * @returns undefined, and a sentence on the console, where Maven or a JDK is missing
 * @throws Error with what Maven said, where it fails
 */
export function bundle(version: string, workFolder: string): Bundle | undefined {
  const missing = missingTool();
  if (missing !== undefined) {
    console.warn(`The bundle is not built, nor the package that embeds it, since ${missing}.`);
    return undefined;
  }
  cpSync(join(import.meta.dirname, 'bundle'), workFolder, { recursive: true });
  const osgi = osgiVersion(version);
  const { status, stdout } = spawnSync(
    'mvn',
    ['--batch-mode', '--no-transfer-progress', '--quiet', 'package', `-Dbundle.version=${osgi}`],
    { cwd: workFolder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Maven could not build the bundle:\n${stdout.trim()}`);
  return {
    name: `tourism.widgets-${osgi}.jar`,
    jar: readFileSync(join(workFolder, 'target', 'tourism.widgets.jar')),
  };
}

/**
 * The version of a release as OSGi writes it: three numbers and a qualifier. A repository installs a bundle anew only
 * where this has changed.
 *
 * @throws Error for a version that does not begin with three numbers
 */
export function osgiVersion(version: string): string {
  const [, numbers, rest = ''] = /^(\d+\.\d+\.\d+)(?:-(.+))?$/.exec(version) ?? [];
  if (numbers === undefined) throw new Error(`${version} is no version: three numbers are expected first.`);
  return rest === '' ? numbers : `${numbers}.${rest.replaceAll(/[^\w-]/g, '_')}`;
}

/** What is missing to build with Maven, as a clause; undefined where all is there. The compiler has to be that of Maven's Java. */
function missingTool(): string | undefined {
  const { status, stdout } = spawnSync('mvn', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return 'Maven (mvn) is not installed or finds no Java';
  const home = /runtime: (.+)/.exec(stdout)?.[1]?.trim() ?? '';
  const isJdk = ['javac', 'javac.exe'].some((name) => existsSync(join(home, 'bin', name)));
  return isJdk ? undefined : 'Maven runs on a Java without a compiler: install a JDK, 11 or later';
}
