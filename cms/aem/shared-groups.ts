import { createHash } from 'node:crypto';
import type { GroupField } from '../form/form.ts';
import { drawFields, type Place } from './fields.ts';
import { holding } from './granite.ts';
import { appRoot } from './names.ts';
import type { StoredNode } from './docview.ts';

/** What most authors fill in of a picture or film; the rest is for those who know what it is for. */
const first: readonly string[] = ['fileReference', 'alt', 'videoFileReference', 'poster'];

/** The fields of a picture or film: the first ones, then a frame with the others. */
function drawGroup({ fields }: GroupField, place: Place): Readonly<Record<string, StoredNode>> {
  const drawn = (names: readonly string[]) =>
    drawFields(
      names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
      place,
    );
  const others = fields.map(({ name }) => name).filter((name) => !first.includes(name));
  return {
    ...drawn(first),
    ...(others.length > 0 && {
      advanced: holding('form/fieldset', drawn(others), { 'jcr:title': 'Advanced' }),
    }),
  };
}

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
    const fields = drawGroup(group, { ...place, path: name });
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
