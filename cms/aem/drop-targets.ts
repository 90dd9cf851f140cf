import type { Form } from '../form/form.ts';
import { node, unstructured, type StoredNode } from './docview.ts';

/** What an author may drop of the asset finder, by the kind of the group that takes it: files, and the field for them. */
const dropped = {
  image: { accept: ['image/.*'], field: 'fileReference' },
  video: { accept: ['video/.*'], field: 'videoFileReference' },
} as const;

/**
 * Where a file of the asset finder goes that is dropped on a widget (`cq:dropTargets`): its first picture and its first film
 * outside lists.
 *
 * @returns undefined where the widget has neither
 */
export function dropTargetsOf(form: Form): StoredNode | undefined {
  const fields = form.tabs.flatMap((tab) => tab.fields);
  const targets = (['image', 'video'] as const).flatMap((kind) => {
    const group = fields.find((field) => field.kind === kind);
    if (!group) return [];
    const { accept, field } = dropped[kind];
    const target = { accept, groups: ['media'], propertyName: `./${group.name}/${field}` };
    return [[kind, node({ 'jcr:primaryType': 'cq:DropTargetConfig', ...target })] as const];
  });
  return targets.length > 0 ? unstructured({}, Object.fromEntries(targets)) : undefined;
}
