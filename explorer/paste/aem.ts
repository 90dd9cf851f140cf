import { asUnstructured, docView } from '../../cms/aem/docview.ts';
import { typeOf } from '../../cms/aem/names.ts';
import { storedOf } from '../../cms/aem/stored.ts';
import type { Form } from '../../cms/form/form.ts';
import type { Config } from '../data.ts';

/** The line of HTL with which a developer's component includes a widget: the node below it has the widget's name. */
export const htlLine = ({ name }: Form): string =>
  `<sly data-sly-resource="\${'${name}' @ resourceType='${typeOf(name)}'}"></sly>\n`;

/**
 * The widget's node as a content package holds it, in the file `.content.xml` of a folder with the node's name.
 *
 * @throws UnstorableError for a configuration that no repository can hold
 */
export const contentXml = (form: Form, config: Config): string =>
  docView(asUnstructured(storedOf(form, config), { 'sling:resourceType': typeOf(form.name) }));
