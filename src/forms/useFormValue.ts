import { useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from './values.ts';

/**
 * Something that follows from what stands in a form. Its part is drawn anew when that changes, and not with each key.
 *
 * @param read gives the same for the same values
 */
export const useFormValue = <Result>(
  { subscribe, getValues }: UseFormReturn,
  read: (values: Values) => Result,
  onServer: Result,
): Result =>
  useSyncExternalStore(
    (notify) => subscribe({ formState: { values: true }, callback: notify }),
    () => read(getValues()),
    () => onServer,
  );
