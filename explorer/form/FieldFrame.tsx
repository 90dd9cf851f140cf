import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../../cms/form/form.ts';
import { TranslatedText } from './TranslatedText.tsx';
import { useFormWords, useTools } from './tools.ts';
import type { Group } from './values.ts';

/** What the control of a field takes. */
export interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  /** As it is stored. */
  readonly value: unknown;
  readonly path: string;
  /** Takes what is to be stored; undefined takes the key out. */
  readonly onChange: (value: unknown) => void;
}

/** Fields of a tab, a group, or an entry of a list. */
export interface FieldsProps {
  readonly fields: readonly Field[];
  /** The group that they are fields of, as it is stored. */
  readonly value: unknown;
  /** Path of the group; empty for the configuration itself. */
  readonly path: string;
  /** All fields of the group in the order of the form, where `fields` are some of them. */
  readonly order?: readonly string[];
  readonly onChange: (group: Group) => void;
}

/** What a field with fields inside takes: who draws these is told from above, since that draws this field, too. */
export interface OuterFieldProps<Kind extends Field> extends FieldProps<Kind> {
  readonly Inside: ComponentType<FieldsProps>;
}

/** Attributes that tie a control to its words. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A field's title, and in words that it is required. */
export function Title({ field: { title, isRequired, isNeeded } }: { readonly field: Field }) {
  const t = useFormWords();
  return (
    <>
      <TranslatedText text={title} />
      {(isRequired || isNeeded) && (
        <>
          {' '}
          <span className="ex-form-required">{t('required')}</span>
        </>
      )}
    </>
  );
}

/** What is wrong at a path; draws nothing where nothing is. */
export function Errors({ path }: { readonly path: string }) {
  const t = useFormWords();
  const { idOf, messagesAt } = useTools();
  const messages = messagesAt(path);
  if (messages.length === 0) return null;
  return (
    <div id={`${idOf(path)}-error`}>
      {messages.map((message) => (
        <p key={message} className="ex-error">
          <span className="ex-hidden">{t('error')}</span> <span dir="auto">{message}</span>
        </p>
      ))}
    </div>
  );
}

/** Ids and attributes of a field's control and of the words about it. `hint`: there are words beside those of the schema. */
export function useControl({ field, path }: FieldProps, hint: boolean) {
  const { idOf, messagesAt } = useTools();
  const id = idOf(path);
  const isWrong = messagesAt(path).length > 0;
  const describedBy = [
    field.description && `${id}-about`,
    hint && `${id}-hint`,
    isWrong && `${id}-error`,
  ].filter(Boolean);
  const control: ControlAttributes = {
    id,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
  };
  return control;
}

/** What the schema says of a field, what the form adds, and what is wrong. */
export function About({
  field,
  path,
  hint,
}: Pick<FieldProps, 'field' | 'path'> & { readonly hint?: ReactNode }) {
  const { idOf } = useTools();
  const id = idOf(path);
  return (
    <>
      {field.description && (
        <p id={`${id}-about`} className="ex-hint">
          <TranslatedText text={field.description} />
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="ex-hint">
          {hint}
        </p>
      )}
      <Errors path={path} />
    </>
  );
}

/** A field with one control: its title as the label, what there is to say of it, the control. */
export function FieldFrame({
  hint,
  children,
  ...props
}: FieldProps & {
  readonly hint?: ReactNode;
  readonly children: (control: ControlAttributes) => ReactNode;
}) {
  const control = useControl(props, Boolean(hint));
  return (
    <div className="ex-form-field">
      <label className="ex-label" htmlFor={control.id}>
        <Title field={props.field} />
      </label>
      <About field={props.field} path={props.path} hint={hint} />
      {children(control)}
    </div>
  );
}
