import { useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from './values.ts';

/**
 * A value derived from what is in a form. The part that uses it is drawn anew when that value changes, not with each key.
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
