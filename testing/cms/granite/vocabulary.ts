import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { artifact } from '../tools.ts';

/** The words of AEM's dialogs: what the Core Components' own are made of. */

const coreComponents = 'com.adobe.cq:core.wcm.components.content:2.29.0:zip';

/** Within an editor of HTML, nodes have no type of their own. */
const untyped = 'a node without a type';

/** A command of the editor of HTML, as `format#bold`, is looked up like a property. */
const toolbar = 'the toolbar of the rich text';

/**
 * What is Granite's and stands in no dialog of the Core Components, with who says so. EToolbox is EToolbox Authoring Kit 2.5.4
 * (`com.exadel.etoolbox:etoolbox-authoring-kit-core`), whose annotations are Granite's properties.
 */
const alsoKnown: readonly (readonly [type: string, property: string, source: string])[] = [
  ['granite/ui/components/coral/foundation/form/textfield', 'maxlength', 'EToolbox, TextField.maxLength'],
  ['granite/ui/components/coral/foundation/form/textarea', 'maxlength', 'EToolbox, TextArea.maxlength'],
  ['granite/ui/components/coral/foundation/form/multifield', 'typeHint', 'EToolbox, MultiField.typeHint'],
  ['granite/ui/components/coral/foundation/form/multifield', 'required', 'EToolbox, DialogField.required'],
  ...['jcr:primaryType', 'sling:resourceType', 'name', 'fieldLabel', 'fieldDescription', 'required'].map(
    (property) =>
      ['granite/ui/components/coral/foundation/form/datepicker', property, 'EToolbox, DatePicker'] as const,
  ),
  ...['type', 'valueFormat', 'typeHint'].map(
    (property) =>
      [
        'granite/ui/components/coral/foundation/form/datepicker',
        property,
        `EToolbox, DatePicker.${property}`,
      ] as const,
  ),
  ['cq/gui/components/authoring/dialog/richtext', 'required', 'EToolbox, DialogField.required'],
  [toolbar, 'subsuperscript#subscript', 'EToolbox, RteFeatures.SUBSUPERSCRIPT_SUBSCRIPT'],
  [toolbar, 'subsuperscript#superscript', 'EToolbox, RteFeatures.SUBSUPERSCRIPT_SUPERSCRIPT'],
];

interface Word {
  readonly type: string;
  readonly property: string;
}

/** The typed nodes of a document view, and their properties; no reader of XML, but of what FileVault writes. */
function wordsOf(xml: string): Word[] {
  const tags = xml.replace(/<!--[^]*?-->/g, '').matchAll(/<[\w:.-]+((?:\s+[\w:.-]+\s*=\s*"[^"]*")*)\s*\/?>/g);
  return [...tags].flatMap(([, attributes = '']) => {
    const properties = new Map(
      [...attributes.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const type = properties.get('sling:resourceType') ?? untyped;
    const names = [...properties.keys()].filter((property) => !property.startsWith('xmlns:'));
    const commands = type === untyped ? attributes.match(/\b[a-z]+#[a-z-]+/g) : null;
    return [
      ...names.map((property) => ({ type, property })),
      ...(commands ?? []).map((property) => ({ type: toolbar, property })),
    ];
  });
}

/** Documents of a package that are dialogs, or parts of them. */
const dialogsOf = (zip: Uint8Array): [path: string, xml: string][] =>
  Object.entries(unzipSync(zip, { filter: ({ name }) => name.endsWith('.xml') }))
    .map(([path, file]): [string, string] => [path, strFromU8(file)])
    .filter(([, xml]) => /sling:resourceType="(?:\/libs\/)?(?:granite\/ui|cq\/gui)\//.test(xml));

/** Properties that AEM's dialogs have, by type. */
function readVocabulary(): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const add = ({ type, property }: Word) => known.set(type, (known.get(type) ?? new Set()).add(property));
  for (const [, xml] of dialogsOf(readFileSync(artifact(coreComponents)))) wordsOf(xml).forEach(add);
  for (const [type, property] of alsoKnown) add({ type, property });
  return known;
}

let vocabulary: ReturnType<typeof readVocabulary> | undefined;

/**
 * Looks for words in the dialogs of a package that are none of Granite's. Fetches the Core Components' package, once.
 *
 * @param zip a content package
 * @returns a sentence for each, with where it stands; none where all are known
 */
export function unknownGranite(zip: Uint8Array): readonly string[] {
  vocabulary ??= readVocabulary();
  const known = vocabulary;
  const faults = dialogsOf(zip).flatMap(([path, xml]) =>
    wordsOf(xml).flatMap(({ type, property }) => {
      const properties = known.get(type);
      if (!properties) return [`${path}: no dialog of AEM's has the type ${type}.`];
      return properties.has(property) ? [] : [`${path}: ${type} has no ${property}.`];
    }),
  );
  return [...new Set(faults)];
}
