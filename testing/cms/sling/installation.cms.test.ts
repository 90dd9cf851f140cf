import { describe, expect, test } from 'vitest';
import { examples, release, server } from './context.ts';
import type { JsonNode } from './server.ts';

/**
 * What a package manager answers says nothing: a package of node types that a repository does not know is "installed",
 * and not one component is there. So the nodes are looked at.
 */

const app = '/apps/tourism-widgets';

const at = async (path: string, levels?: number): Promise<JsonNode> => {
  const node = await server.node(path, levels);
  if (!node) throw new Error(`${path} is not there.`);
  return node;
};

describe('after installation', () => {
  test.each(release.forms.map(({ name, title }) => [name, title]))(
    'authors find the component %s with its dialog and its script',
    async (name, title) => {
      const component = await at(`${app}/components/${name}`, 2);
      expect(component).toMatchObject({
        'jcr:primaryType': 'cq:Component',
        'jcr:title': title,
        'sling:resourceSuperType': 'tourism-widgets/components/widget',
        'cq:dialog': { 'sling:resourceType': 'cq/gui/components/authoring/dialog' },
        'cq:editConfig': { 'jcr:primaryType': 'cq:EditConfig' },
        [`${name}.html`]: { 'jcr:primaryType': 'nt:file' },
      });
    },
  );

  test('the page component has a template', async () => {
    expect(await at(`${app}/components/page`)).toMatchObject({ 'jcr:primaryType': 'cq:Component' });
    expect(await at(`${app}/templates/page`)).toMatchObject({
      'jcr:primaryType': 'cq:Template',
      'jcr:content': { 'sling:resourceType': 'tourism-widgets/components/page' },
    });
  });

  test('authors of Arabic find their words in the dictionary', async () => {
    const dictionary = await at(`${app}/i18n/ar`, 1);
    expect(dictionary).toMatchObject({ 'jcr:language': 'ar' });
    expect(JSON.stringify(dictionary)).toContain(release.arabic['Title']);
  });

  test('the client library holds every file of the build, byte for byte', async () => {
    const library = await at(`${app}/clientlibs/site`, 1);
    expect(library).toMatchObject({ 'jcr:primaryType': 'cq:ClientLibraryFolder', allowProxy: true });
    const different: string[] = [];
    for (const [path, content] of release.files) {
      const answer = await server.get(`${app}/clientlibs/site/resources/${path}`);
      if (!answer.ok || !content.equals(Buffer.from(await answer.arrayBuffer()))) different.push(path);
    }
    expect(different).toEqual([]);
  });

  test('the server-side model is there: a sample is rendered with its configuration', async () => {
    const answer = await server.get('/content/tourism-widgets/en/alert/jcr:content/content/default.html');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/data-component="alert"[^>]* data-config="\{/);
  });

  test.each(['en', 'ar'])('there is a sample page for every widget: %s', async (language) => {
    const pages = await Promise.all(
      release.forms.map(async ({ name }) => {
        const content = await at(`/content/tourism-widgets/${language}/${name}/jcr:content`, 2);
        const samples = Object.keys(content['content'] ?? {}).filter((key) => !key.includes(':'));
        return [name, samples.length > 0] as const;
      }),
    );
    const withExamples = new Set(examples.map(({ widget }) => widget));
    expect(pages.filter(([name, hasSamples]) => withExamples.has(name) && !hasSamples)).toEqual([]);
  });
});
