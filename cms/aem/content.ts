import type { WidgetExamples } from '../examples.ts';
import type { Form } from '../form/form.ts';
import type { Files, Release } from '../release.ts';
import { asUnstructured, node, unstructured, type StoredNode } from './docview.ts';
import { initialOf, over } from './initial.ts';
import { contentRoot, pageTemplate, pageType, typeOf } from './names.ts';
import { areaType } from './page.ts';
import { storedOf, UnstorableError } from './stored.ts';
import { filesOf } from './vault.ts';

const languages: Readonly<Record<string, string>> = { en: 'English', ar: 'العربية' };

/**
 * Sample pages, one a widget in each language, with its examples as an author would have stored them: over the initial values
 * of a new widget. An example that no repository can hold is left out.
 */
export function samplePages(release: Release, examples: readonly WidgetExamples[]): Files {
  const pages = Object.entries(languages).flatMap(([language, title]) => [
    [`${contentRoot}/${language}`, page(title, language)] as const,
    ...release.forms.map((form): readonly [string, StoredNode] => {
      const own = examples.find(({ widget }) => widget === form.name)?.examples ?? [];
      const shown = release.arabic[form.title];
      const samples = own.flatMap((example) => sampleOf(form, example));
      return [
        `${contentRoot}/${language}/${form.name}`,
        page(language === 'ar' && shown !== undefined ? shown : form.title, language, samples),
      ];
    }),
  ]);
  return filesOf([[contentRoot, page('Tourism widgets', 'en')], ...pages]);
}

const page = (
  title: string,
  language: string,
  samples: readonly (readonly [string, StoredNode])[] = [],
): StoredNode =>
  node(
    { 'jcr:primaryType': 'cq:Page' },
    {
      'jcr:content': node(
        {
          'jcr:primaryType': 'cq:PageContent',
          'jcr:title': title,
          'jcr:language': language,
          'cq:template': pageTemplate,
          'sling:resourceType': pageType,
        },
        { content: unstructured({ 'sling:resourceType': areaType }, Object.fromEntries(samples)) },
      ),
    },
  );

function sampleOf(
  form: Form,
  { name, config }: WidgetExamples['examples'][number],
): readonly (readonly [string, StoredNode])[] {
  try {
    const stored = over(storedOf(form, config), initialOf(form));
    return [[name, asUnstructured(stored, { 'sling:resourceType': typeOf(form.name) })]];
  } catch (error) {
    if (error instanceof UnstorableError) return [];
    throw error;
  }
}
