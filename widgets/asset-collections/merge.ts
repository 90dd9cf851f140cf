import type { Collection } from '#src/assets/asset.schema.ts';
import type { CollectionChange } from '#src/assets/useCollection.ts';

/** Two versions of a set: what a visitor has changed, and what others have made of it meanwhile. */

/** A set with a change made in it. */
export const changed = (set: Collection, { files, ...texts }: CollectionChange): Collection => ({
  ...set,
  ...texts,
  ...files,
});

/**
 * The change that brings both versions together: the files of the change in their order, then those that the other version
 * alone has; both notes, the change's first; the change's name.
 */
export function together(change: CollectionChange, theirs: Collection): CollectionChange {
  const { files, description } = change;
  const notes = [description, theirs.description].filter(Boolean);
  return {
    ...change,
    ...(files && {
      files: {
        items: [...files.items, ...onlyIn(theirs.items, files.items)],
        missing: [...new Set([...files.missing, ...theirs.missing])],
      },
    }),
    ...(description !== undefined && { description: [...new Set(notes)].join('\n\n') }),
  };
}

/** How many files a set has, those that are missing too. */
export const countOf = ({ items, missing }: Pick<Collection, 'items' | 'missing'>): number =>
  items.length + missing.length;

/** Entries that the other list has not. */
export function onlyIn<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  others: readonly Entry[],
): Entry[] {
  const ids = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
}

/** What of a change is still to be sent: all that is other than what was sent. */
export function leftOf(change: CollectionChange, sent: CollectionChange): CollectionChange | undefined {
  const { name, description, files } = change;
  const left = {
    ...(name !== undefined && name !== sent.name && { name }),
    ...(description !== undefined && description !== sent.description && { description }),
    ...(files && files !== sent.files && { files }),
  };
  return Object.keys(left).length > 0 ? left : undefined;
}
