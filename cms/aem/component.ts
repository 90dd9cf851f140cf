import type { Form } from '../form/form.ts';
import { mayWait, waiting } from '../form/waiting.ts';
import { asUnstructured, node, type StoredNode } from './docview.ts';
import { dropTargetsOf } from './drop-targets.ts';
import { drawFields, type Place } from './fields.ts';
import { dialogOf } from './granite.ts';
import { initialOf } from './initial.ts';
import { appRoot, baseType, groupOf } from './names.ts';

/** Part of what a package holds, by path in the repository. */
export interface Part {
  readonly nodes: ReadonlyMap<string, StoredNode>;
  /** Files, as scripts are. */
  readonly files: ReadonlyMap<string, string>;
}

/** A component of the editor. @param parts nodes below it, each a file of its own @param scripts by name */
export function component(
  name: string,
  properties: Parameters<typeof node>[0],
  parts: Readonly<Record<string, StoredNode>>,
  scripts: ReadonlyMap<string, string>,
): Part {
  const path = `${appRoot}/components/${name}`;
  return {
    nodes: new Map([
      [path, node({ 'jcr:primaryType': 'cq:Component', ...properties })],
      ...Object.entries(parts).map(([part, held]) => [`${path}/${part}`, held] as const),
    ]),
    files: new Map([...scripts].map(([file, text]) => [`${path}/${file}`, text] as const)),
  };
}

/**
 * The component of a widget: its dialog, what a new one is stored with, and one line of HTL. After an author's change the
 * editor fetches this component alone.
 *
 * @param abbreviation what AEM shows of it where it has no picture
 * @param place where its dialog finds the fields of pictures and films
 * @param fallback the widget's own HTL for what stands in its place until it comes
 */
export function widgetComponent(
  form: Form,
  abbreviation: string | undefined,
  place: Place,
  fallback: string | undefined,
): Part {
  const scripts = new Map([[`${form.name}.html`, lineOf(form.name)]]);
  if (fallback !== undefined) scripts.set('fallback.html', fallback);
  return component(
    form.name,
    {
      'jcr:title': form.title,
      'jcr:description': form.purpose,
      'sling:resourceSuperType': baseType,
      abbreviation,
      componentGroup: groupOf(form.family),
    },
    {
      'cq:dialog': widgetDialog(form, place),
      'cq:editConfig': editConfigOf(form),
      'cq:template': asUnstructured(initialOf(form)),
    },
    scripts,
  );
}

/** The dialog of a widget, its tabs in the form's order. The last one ends with when it comes, where it may wait. */
export const widgetDialog = (form: Form, place: Place): StoredNode =>
  dialogOf(
    form.title,
    form.tabs.map(({ title, fields }, index) => ({
      title,
      fields: drawFields(
        index === form.tabs.length - 1 && mayWait(form) ? [...fields, waiting] : fields,
        place,
      ),
    })),
  );

const lineOf = (name: string): string =>
  `<sly data-sly-use.widget="${appRoot}/components/widget/widget.html" data-sly-call="\${widget.mount @ name='${name}'}"></sly>\n`;

function editConfigOf(form: Form): StoredNode {
  const targets = dropTargetsOf(form);
  return node(
    { 'jcr:primaryType': 'cq:EditConfig' },
    {
      ...(targets && { 'cq:dropTargets': targets }),
      'cq:listeners': node({
        'jcr:primaryType': 'cq:EditListenersConfig',
        afteredit: 'REFRESH_SELF',
        afterinsert: 'REFRESH_SELF',
      }),
    },
  );
}
