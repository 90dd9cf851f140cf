import { createHash } from 'node:crypto';
import type { GroupField } from '../form/form.ts';
import { drawFields, type Place } from './fields.ts';
import { holding } from './granite.ts';
import { appRoot } from './names.ts';
import type { StoredNode } from './docview.ts';

/**
 * The fields of pictures and films: they stand once in the repository, and dialogs include them, which keeps those small
 * and alike. Granite's include knows no parameters, so there is one for each name under which such a group is stored.
 */
export function sharedGroups(): {
  readonly place: Place;
  /** What has been asked for so far, by path in the repository. */
  readonly nodes: ReadonlyMap<string, StoredNode>;
} {
  const nodes = new Map<string, StoredNode>();
  const shared = (group: GroupField, name: string): string => {
    const fields = drawFields(group.fields, { ...place, path: name });
    const hash = createHash('sha256')
      .update(JSON.stringify([name, fields]))
      .digest('hex')
      .slice(0, 6);
    const path = `${appRoot}/components/shared/${group.name.toLowerCase()}-${hash}`;
    nodes.set(path, holding('container', fields));
    return path;
  };
  const place: Place = { path: '.', shared };
  return { place, nodes };
}
