import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { examplesOf } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';
import { aemPackages } from './packages.ts';

const release = sourceRelease;
const examples = ['alert', 'accordion'].map((widget) => ({
  widget,
  examples: examplesOf(widget).map(({ example, config }) => ({ name: example, sentence: '', config })),
}));
const ownHtl = new Map([['hero-banner', '<h1>${properties.title}</h1>\n']]);
const bundle = { name: 'tourism.widgets-1.2.3.jar', jar: new Uint8Array([1, 2, 3]) };
const packages = aemPackages(release, { examples, ownHtl, bundle });

const zipOf = (part: string) => packages.get(`tourism-widgets.${part}-1.2.3-0a1b2c3d.zip`)!;
const filesOf = (part: string): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zipOf(part))).map(([path, file]) => [path, strFromU8(file)]));
const application = filesOf('ui.apps');
const apps = 'jcr_root/apps/tourism-widgets';

test('the same release makes the same bytes', () => {
  const again = aemPackages(release, { examples, ownHtl, bundle });
  expect([...again]).toEqual([...packages]);
});

test('without the bundle there is no package of all', () => {
  expect([...aemPackages(release, { examples, ownHtl }).keys()]).toEqual([
    'tourism-widgets.ui.apps-1.2.3-0a1b2c3d.zip',
    'tourism-widgets.content-1.2.3-0a1b2c3d.zip',
  ]);
});

test.each([
  ['ui.apps', 'application', '/apps/tourism-widgets'],
  ['content', 'content', '/content/tourism-widgets'],
  ['all', 'container', '/apps/tourism-widgets-packages'],
])('%s says what it is and which path it owns', (part, type, root) => {
  const files = filesOf(part);
  const said = (key: string) =>
    files['META-INF/vault/properties.xml']?.split(`<entry key="${key}">`)[1]?.split('<')[0];
  expect(['group', 'name', 'version', 'packageType'].map(said)).toEqual([
    'tourism-widgets',
    `tourism-widgets.${part}`,
    '1.2.3-0a1b2c3d',
    type,
  ]);
  expect(files['META-INF/vault/filter.xml']).toContain(`<filter root="${root}"/>`);
  const outside = Object.keys(files).filter(
    (path) => !path.startsWith('META-INF/') && !path.startsWith(`jcr_root${root}/`),
  );
  expect(outside).toEqual([]);
});

test('a component has its dialog, its edit configuration, its initial values and one line of HTL', () => {
  const folder = `${apps}/components/alert`;
  expect(application[`${folder}/.content.xml`]).toContain('componentGroup="Tourism – Site chrome"');
  expect(application[`${folder}/.content.xml`]).toContain(
    'sling:resourceSuperType="tourism-widgets/components/widget"',
  );
  expect(application[`${folder}/_cq_dialog/.content.xml`]).toContain('name="./buttonLabel"');
  expect(application[`${folder}/_cq_editConfig/.content.xml`]).toContain('afteredit="REFRESH_SELF"');
  expect(application[`${folder}/_cq_template/.content.xml`]).toContain('autoClose="{Boolean}true"');
  expect(application[`${folder}/alert.html`]).toBe(
    `<sly data-sly-use.widget="/apps/tourism-widgets/components/widget/widget.html" data-sly-call="\${widget.mount @ name='alert'}"></sly>\n`,
  );
});

test('a component has two letters in the list of components, and a place for pictures and films that are dropped on it', () => {
  const folder = (name: string) => `${apps}/components/${name}`;
  expect(application[`${folder('alert')}/.content.xml`]).toMatch(/abbreviation="Al"/);
  const text = application[`${folder('text-with-media')}/_cq_editConfig/.content.xml`];
  expect(text).toContain('jcr:primaryType="cq:DropTargetConfig"');
  expect(text).toContain('accept="[image/.*]"');
  expect(text).toMatch(/propertyName=".\/[a-zA-Z]+\/fileReference"/);
  expect(text).toMatch(/propertyName=".\/[a-zA-Z]+\/videoFileReference"/);
  expect(application[`${folder('alert')}/_cq_editConfig/.content.xml`]).not.toContain('cq:dropTargets');
});

test('every widget is a component, with a fallback of its own where it has one', () => {
  const components = Object.keys(application).flatMap((path) =>
    path.startsWith(`${apps}/components/`) && path.endsWith('/_cq_dialog/.content.xml')
      ? [path.split('/')[4]]
      : [],
  );
  expect(components.sort()).toEqual([...release.forms.map(({ name }) => name), 'page'].sort());
  const fallbacks = Object.keys(application).filter((path) => path.endsWith('/fallback.html'));
  expect(fallbacks.sort()).toEqual(
    ['hero-banner', 'widget'].map((name) => `${apps}/components/${name}/fallback.html`),
  );
});

test('visitors may have the build, as it is', () => {
  expect(application[`${apps}/clientlibs/site/.content.xml`]).toContain('allowProxy="{Boolean}true"');
  expect(application[`${apps}/clientlibs/site/resources/loader.js`]).toBe('export {};');
  expect(application[`${apps}/clientlibs/site/resources/assets/a1.css`]).toBe('a{}');
});

test('pages can be made of the template, and link the loader', () => {
  expect(application[`${apps}/templates/page/.content.xml`]).toContain(
    'sling:resourceType="tourism-widgets/components/page"',
  );
  const page = application[`${apps}/components/page/page.html`];
  expect(page).toContain('/etc.clientlibs/tourism-widgets/clientlibs/site/resources"');
  expect(page).toContain('<script type="module" src="${build}/loader.js"></script>');
});

test('authors read every text of a dialog in Arabic as well', () => {
  const messages = (language: string) =>
    [...application[`${apps}/i18n/${language}/.content.xml`]!.matchAll(/sling:key="([^"]*)"/g)].map(
      ([, key]) => key,
    );
  expect(messages('en').length).toBeGreaterThan(1000);
  expect(messages('ar')).toEqual(messages('en'));
  expect(application[`${apps}/i18n/ar/.content.xml`]).toContain(
    'sling:message="السياحة – عناصر الموقع الثابتة"',
  );
});

test('the package of all holds the application and the bundle', () => {
  const folder = 'jcr_root/apps/tourism-widgets-packages/application/install';
  const files = unzipSync(zipOf('all'));
  expect(files[`${folder}/tourism-widgets.ui.apps-1.2.3-0a1b2c3d.zip`]).toEqual(zipOf('ui.apps'));
  expect(files[`${folder}/tourism.widgets-1.2.3.jar`]).toEqual(bundle.jar);
});

test('a sample page shows the examples as authors would have stored them', () => {
  const content = filesOf('content');
  const page = content['jcr_root/content/tourism-widgets/ar/alert/.content.xml']!;
  expect(page).toContain('jcr:language="ar"');
  expect(page).toContain('cq:template="/apps/tourism-widgets/templates/page"');
  expect(page).toContain('<with-button');
  expect(page).toContain('sling:resourceType="tourism-widgets/components/alert"');
  expect(page).toContain('title="The rose harvest begins before sunrise"');
  // What the example says nothing of has the value of a new widget.
  expect(page).toContain('placement="toast"');
});

test('the page’s dialog says in both languages that the site’s root alone names its services', () => {
  const said = 'Read from the root of the site alone: the page above those of the languages.';
  expect(application[`${apps}/components/page/_cq_dialog/.content.xml`]).toContain(`text="${said}`);
  expect(application[`${apps}/i18n/ar/.content.xml`]).toMatch(
    new RegExp(`sling:key="${said}[^"]*"\\s+sling:message="تُقرأ من جذر الموقع وحده`),
  );
  expect(application[`${apps}/components/page/_cq_dialog/.content.xml`]).not.toContain('assetBase');
});
