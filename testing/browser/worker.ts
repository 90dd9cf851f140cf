import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { contentSecurityPolicy } from '../../demo-pages/serve/policy.ts';
import { startBuiltServer, type BuiltServer } from '../../demo-pages/serve/built-server.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/**
 * What the test files of one worker share. Files run one after another in a worker and keep its modules (`isolate` is off),
 * so a browser is launched and a file of the build is compressed once per worker. All of it ends with the worker's process.
 */

/** Which of the builds: the one that visitors get, or the one with probes. */
export type Build = 'dist' | 'probes';

/** What browsers do by themselves would be noise here. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are as wide as a window's: a shell without one would fit them to its pixels.
  '--font-render-hinting=none',
];

/** Where the browser says what its policy refused. */
export const reports = '/policy-reports';

/** The contract's policy, with a place to complain at. */
export const reportingPolicy = (policy = contentSecurityPolicy) => `${policy}; report-uri ${reports}`;

const servers = new Map<Build, Promise<BuiltServer>>();
const browsers = new Map<string, Promise<Browser>>();

/** The worker's server of a build. */
export function workerServer(build: Build): Promise<BuiltServer> {
  const server = servers.get(build) ?? startBuiltServer({ policy: reportingPolicy(), dist: inject(build) });
  servers.set(build, server);
  return server;
}

/**
 * The worker's browser, launched anew if it has crashed.
 *
 * @param without flags that Playwright sets by itself and a test cannot use; a whole Chromium is launched for each list
 */
export async function workerBrowser(without: readonly string[] = []): Promise<Browser> {
  const key = without.join(' ');
  const running = await browsers.get(key);
  if (running?.isConnected()) return running;
  const browser = chromium.launch({
    executablePath: (without.length === 0 && findHeadlessShell()) || findChromium(),
    args: flags,
    ignoreDefaultArgs: [...without],
  });
  browsers.set(key, browser);
  return browser;
}
