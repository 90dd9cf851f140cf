import type { UseFormReturn } from 'react-hook-form';
import type { FormField } from './definition.ts';
import { filesIn } from './values.ts';

/**
 * Whether a file, which was not empty when it was chosen, can still be read: a browser refuses one that was changed, moved or
 * removed meanwhile, or reads it as empty.
 */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength > 0,
      () => false,
    );

/**
 * Marks the files of a form that can no longer be read, which browsers report as they report a lost connection.
 *
 * @returns the fields that have such a file
 */
export async function markChangedFiles(
  form: UseFormReturn,
  fields: readonly FormField[],
): Promise<readonly FormField[]> {
  const changed = await Promise.all(
    fields.map(async ({ key }) => {
      const unread = await Promise.all(
        filesIn(form.getValues(key)).map(async ({ id, file, uploadId }) =>
          uploadId || (await isReadable(file)) ? [] : [id],
        ),
      );
      const ids = unread.flat();
      const mark = { fault: { key: 'fileChanged' } } as const;
      if (ids.length > 0)
        form.setValue(
          key,
          filesIn(form.getValues(key)).map((entry) =>
            ids.includes(entry.id) ? { ...entry, ...mark } : entry,
          ),
        );
      return ids.length > 0;
    }),
  );
  return fields.filter((_, index) => changed[index]);
}
