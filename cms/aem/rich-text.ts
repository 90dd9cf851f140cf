import { unstructured, type StoredNode, type Value } from './docview.ts';

/** Formats of a paragraph: elements that the widgets keep in authors' HTML, and what authors call them. */
export const paragraphFormats: Readonly<Record<string, string>> = {
  p: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  blockquote: 'Quotation',
};

/**
 * AEM's editor for HTML, with the buttons for what widgets keep and no others: bold, italic, raised and lowered text, links,
 * lists, paragraphs and tables. Underlining and alignment have no button, since they would be taken out.
 *
 * @param properties name, label and the like
 */
export const richText = (properties: Readonly<Record<string, Value | undefined>>): StoredNode =>
  unstructured(
    {
      'sling:resourceType': 'cq/gui/components/authoring/dialog/richtext',
      ...properties,
      useFixedInlineToolbar: true,
    },
    {
      rtePlugins: unstructured(
        {},
        {
          format: unstructured({ features: 'bold,italic' }),
          subsuperscript: unstructured({ features: '*' }),
          justify: unstructured({ features: '-' }),
          links: unstructured({ features: 'modifylink,unlink' }),
          lists: unstructured({ features: '*' }),
          paraformat: unstructured({ features: '*' }, { formats: formats() }),
          table: unstructured({ features: '*' }),
          undo: unstructured({ features: '*' }),
        },
      ),
      uiSettings: unstructured({}, { cui: unstructured({}, { inline: toolbar() }) }),
    },
  );

const formats = (): StoredNode =>
  unstructured(
    {},
    Object.fromEntries(
      Object.entries(paragraphFormats).map(([tag, description]) => [
        `default_${tag}`,
        unstructured({ description, tag }),
      ]),
    ),
  );

const toolbar = (): StoredNode =>
  unstructured(
    {
      toolbar: [
        'format#bold',
        'format#italic',
        'subsuperscript#subscript',
        'subsuperscript#superscript',
        '#lists',
        'links#modifylink',
        'links#unlink',
        '#paraformat',
        'table#createoredit',
        'undo#undo',
        'undo#redo',
      ],
    },
    {
      popovers: unstructured(
        {},
        {
          lists: unstructured({
            items: ['lists#unordered', 'lists#ordered', 'lists#outdent', 'lists#indent'],
            ref: 'lists',
          }),
          paraformat: unstructured({ items: 'paraformat:getFormats:paraformat-pulldown', ref: 'paraformat' }),
        },
      ),
    },
  );
