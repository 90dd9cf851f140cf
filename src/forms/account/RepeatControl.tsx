import { useEffect } from 'react';
import type { OwnControlProps } from '../definition.ts';
import { useEngine } from '../engine.ts';
import { PasswordControl } from './PasswordControl.tsx';

/** A password that is typed again. An error goes, too, when the first one becomes the same. */
export function RepeatControl(props: OwnControlProps) {
  const { form } = useEngine();
  const { key } = props.field;
  const isWrong = props.control['aria-invalid'] === true;

  useEffect(
    () =>
      isWrong
        ? form.subscribe({ formState: { values: true }, callback: () => void form.trigger(key) })
        : undefined,
    [form, key, isWrong],
  );

  return <PasswordControl {...props} />;
}
