import { strFromU8, unzipSync } from 'fflate';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readRelease } from '../../../cms/release.ts';
import { nodeTypesOf, nodeTypesPackage } from './node-types.ts';
import { placeOf, serverAt, type Place, type Server } from './server.ts';
import { addressOf, makeSite, writePage } from './site.ts';
import { startSling } from './start-sling.ts';
import { eventually } from './wait.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly place: Place;
  }
}

const folder = join(import.meta.dirname, '../../..');

/**
 * Before all tests of this folder: a Sling CMS with our packages and the site of the tests, or the server that `SLING_URL`
 * or `AEM_URL` names, on which the packages are installed.
 *
 * @throws Error where a package is not there, or the system does not start
 */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  const packages = builtPackages();
  const { AEM_URL: aem, SLING_URL: sling } = process.env;
  if (aem) {
    const place = placeOf(aem, 'aem');
    for (const [file, zip] of packages) await serverAt(place).install(file, zip);
    provide('place', place);
    return () => Promise.resolve();
  }
  const nodeTypes = nodeTypesOf([...packages.values()].flatMap(xmlIn));
  if (sling) {
    const server = serverAt(placeOf(sling, 'sling'));
    for (const [file, zip] of [nodeTypesPackage(nodeTypes), ...packages]) await server.install(file, zip);
    await addSite(server);
    provide('place', placeOf(sling, 'sling'));
    return () => Promise.resolve();
  }
  const running = await startSling(packages, nodeTypes);
  const place = placeOf(running.url, 'sling');
  try {
    await addSite(serverAt(place));
  } catch (error) {
    await running.stop();
    throw error;
  }
  provide('place', place);
  return running.stop;
}

/**
 * The packages as `npm run package` has written them: what installs everything, and the sample pages.
 *
 * @throws Error where there are none
 */
function builtPackages(): ReadonlyMap<string, Uint8Array> {
  const built = join(folder, 'packages');
  const files = existsSync(built) ? readdirSync(built) : [];
  const wanted = ['all', 'content'].map((part) => {
    const file = files.find((name) => name.startsWith(`tourism-widgets.${part}-`));
    if (!file) throw new Error(`There is no package tourism-widgets.${part}: npm run package makes it.`);
    return [file, readFileSync(join(built, file))] as const;
  });
  return new Map(wanted);
}

/** Text of the XML files in a package and in those that it embeds. */
function xmlIn(zip: Uint8Array): readonly string[] {
  const files = Object.entries(unzipSync(zip, { filter: ({ name }) => /\.(?:xml|zip)$/.test(name) }));
  return files.flatMap(([path, content]) => (path.endsWith('.zip') ? xmlIn(content) : [strFromU8(content)]));
}

/** Waits for the packages, and makes the site of the tests. */
async function addSite(server: Server): Promise<void> {
  const { forms } = readRelease(join(folder, 'dist'));
  await wakeInstaller(server);
  const last = [
    ...forms.map(({ name }) => `/apps/tourism-widgets/components/${name}/cq:dialog`),
    '/apps/tourism-widgets/clientlibs/site/resources/widgets.json',
    '/content/tourism-widgets/ar',
  ];
  for (const path of last)
    await eventually(`${path} is installed`, async () => (await server.get(`${path}.json`)).ok || undefined);
  await makeSite(server, forms);
  await drawFirstPage(server);
}

/**
 * Waits until a visitor is shown a page. A server that has just started compiles its scripts at the first page, and answers
 * others that come meanwhile with an error.
 */
async function drawFirstPage(server: Server): Promise<void> {
  const stored = { title: 'First', body: '<p>First</p>' };
  const path = await writePage(server, 'first', { text: { widget: 'rich-text', stored } });
  await eventually('A page is shown', async () => {
    const answer = await fetch(server.url + addressOf(path));
    return (answer.ok && (await answer.text()).includes('loader.js')) || undefined;
  });
}

/**
 * Sees to it that the packages are taken. As it starts, Sling's installer of packages sometimes asks for a service that asks
 * for it in turn, gets none, and never asks again ("resulted in a cycle" in its log); started anew it does.
 */
async function wakeInstaller(server: Server): Promise<void> {
  const bundle = '/system/console/bundles/org.apache.sling.installer.factory.packages';
  let waits = 0;
  await eventually('The packages are taken', async () => {
    if ((await server.get('/etc/packages/tourism-widgets.json')).ok) return true;
    waits += 1;
    if (waits % 40 !== 0) return undefined;
    // A server that still starts answers 503: it is asked again with the next turn.
    if ((await server.get(`${bundle}.json`)).ok)
      for (const action of ['stop', 'start']) await server.post(bundle, { action });
    return undefined;
  });
}
