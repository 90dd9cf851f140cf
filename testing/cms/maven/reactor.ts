import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs checks of packages with Maven, all in one process: starting it and reading its plugins takes longer than a check. */

/** A check: FileVault's validators, Oakpal's import, Adobe's analyser for a package; HTL's compiler for a folder. */
type Tool = 'filevault' | 'oakpal' | 'analyser' | 'htl';

const plugins: Readonly<Record<Tool, readonly [group: string, name: string]>> = {
  filevault: ['org.apache.jackrabbit', 'filevault-package-maven-plugin'],
  oakpal: ['net.adamcin.oakpal', 'oakpal-maven-plugin'],
  analyser: ['com.adobe.aem', 'aemanalyser-maven-plugin'],
  htl: ['org.apache.sling', 'htl-maven-plugin'],
};

/** A thing to check. */
export interface Check {
  readonly tool: Tool;
  /** Bytes of a package, or the path of a folder. */
  readonly of: Uint8Array | string;
}

export interface Outcome {
  readonly isPassed: boolean;
  /** What was found, or what Maven said where a check ended otherwise. */
  readonly reasons: readonly string[];
}

/**
 * Runs all checks, whatever becomes of the others.
 *
 * @param work an empty folder
 * @param modules further modules of Maven's, by the name in their `pom.xml`: folders, copied
 * @returns an outcome for each check and module, by its key
 * @throws Error where Maven cannot fetch what it needs, or ends before it has run them
 */
export function runChecks(
  work: string,
  checks: Readonly<Record<string, Check>>,
  modules: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, Outcome> {
  cpSync(join(import.meta.dirname, 'reactor.xml'), join(work, 'reactor.xml'));
  const names = new Map([
    ...Object.keys(modules).map((key) => [key, key] as const),
    ...Object.keys(checks).map((key, at) => [key, `check-${at}`] as const),
  ]);
  for (const [key, from] of Object.entries(modules))
    cpSync(from, join(work, names.get(key)!), { recursive: true });
  for (const [key, check] of Object.entries(checks)) writeModule(work, names.get(key)!, check);
  writeFileSync(join(work, 'pom.xml'), aggregator([...names.values()]));
  const printed = runMaven(work);
  return new Map([...names].map(([key, name]) => [key, outcomeOf(work, name, printed)]));
}

const project = (inner: string): string =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${inner}</project>\n`;

const aggregator = (names: readonly string[]): string =>
  project(
    `<groupId>tourism-widgets.checks</groupId><artifactId>all</artifactId><version>1</version><packaging>pom</packaging>` +
      `<modules>${names.map((name) => `<module>${name}</module>`).join('')}</modules>`,
  );

function writeModule(work: string, name: string, { tool, of }: Check): void {
  const folder = join(work, name);
  mkdirSync(folder);
  if (typeof of !== 'string') writeFileSync(join(folder, 'package.zip'), of);
  const [group, plugin] = plugins[tool];
  const pom = project(
    `<parent><groupId>tourism-widgets.checks</groupId><artifactId>checks</artifactId><version>1</version><relativePath>../reactor.xml</relativePath></parent>` +
      `<artifactId>${name}</artifactId><packaging>pom</packaging>` +
      `<properties><checked>${typeof of === 'string' ? of : join(folder, 'package.zip')}</checked></properties>` +
      `<build><plugins><plugin><groupId>${group}</groupId><artifactId>${plugin}</artifactId></plugin></plugins></build>`,
  );
  writeFileSync(join(folder, 'pom.xml'), pom);
}

/** Runs Maven, which ends with an error as soon as one check has found something. */
function runMaven(work: string): string {
  const args = [
    '--batch-mode',
    '--no-transfer-progress',
    '--fail-at-end',
    '--activate-profiles',
    'tests',
    'verify',
  ];
  const { stdout, error } = spawnSync('mvn', args, { cwd: work, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw new Error(`mvn cannot be run: ${error.message}`);
  const lost = /^\[ERROR\].*(?:could not be resolved|Could not (?:transfer|find) artifact).*$/m.exec(stdout);
  if (lost) throw new Error(`Maven could not fetch what it needs: ${lost[0]}`);
  if (!stdout.includes('Reactor Summary')) throw new Error(`Maven ran no check:\n${stdout.slice(-4000)}`);
  return stdout;
}

function outcomeOf(work: string, name: string, printed: string): Outcome {
  const summary = printed.slice(printed.indexOf('Reactor Summary'));
  const status = new RegExp(String.raw`^\[INFO\] ${name} \.* ([A-Z]+)`, 'm').exec(summary)?.[1];
  const said = new RegExp(
    String.raw`^\[ERROR\] Failed to execute goal .* on project ${name}: (.*?)(?: -> \[Help \d+\])?$`,
    'm',
  );
  const reasons = [...findings(join(work, name)), said.exec(printed)?.[1] ?? []].flat();
  if (status === 'SUCCESS') return { isPassed: true, reasons };
  return { isPassed: false, reasons: reasons.length > 0 ? reasons : ['Maven gave no reason.'] };
}

/** What a check has written into its report, or what tests have failed. */
function findings(folder: string): string[] {
  const failed = globSync('target/surefire-reports/*.txt', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => /<<< (?:FAILURE|ERROR)!|^(?:\w+\.)+\w*(?:Error|Exception)/.test(line)),
  );
  if (failed.length > 0) return failed;
  const [table, report] = [join(folder, 'findings.csv'), join(folder, 'findings.json')];
  if (existsSync(table)) return readFileSync(table, 'utf8').trim().split('\n').slice(1);
  if (!existsSync(report)) return [];
  const { reports } = JSON.parse(readFileSync(report, 'utf8')) as {
    reports: { violations?: { severity: string; description: string }[] }[];
  };
  return reports.flatMap(({ violations = [] }) =>
    violations.map(({ severity, description }) => `${severity}: ${description}`),
  );
}
