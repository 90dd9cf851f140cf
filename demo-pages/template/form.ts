import { attributes, escape } from '../html.ts';

/** A field as the form's author configures it; of `Field` what the template can show without a script. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly type?: 'email' | 'tel' | 'number' | 'date' | 'select' | 'choice' | 'textarea' | 'file' | 'consent';
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly accept?: readonly string[];
  readonly maxFiles?: number;
  readonly autocomplete?: string;
  readonly showIf?: { readonly field: string; readonly equals: boolean };
  readonly width?: 'half';
  readonly step: string;
}

/** What a form without a script has beside its fields. */
export interface FormParts {
  readonly action: string;
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  readonly fields: readonly FormField[];
  /** Sent with the answers. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Words on its button. */
  readonly send: string;
  /** First entry of a list, which stands for no answer. */
  readonly choose: string;
  /** Says what an asterisk means. */
  readonly required: string;
}

const inputTypes = { email: 'email', tel: 'tel', number: 'number', date: 'date', file: 'file' } as const;

/** A form as the CMS writes it: the browser itself asks and judges, step after step on one page. */
export function renderForm({ action, steps, fields, hidden, send, choose, required }: FormParts): string {
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`,
  );
  const groups = steps.map(({ id, title }) => {
    const asked = fields.filter(({ step }) => step === id).map((field) => renderField(field, choose));
    return `<fieldset><legend>${escape(title)}</legend>${asked.join('')}</fieldset>`;
  });
  return `<form class="site-form"${attributes({ method: 'post', action, enctype: 'multipart/form-data' })}>
    ${kept.join('')}<p>${escape(required)}</p>${groups.join('')}
    <button class="site-button" type="submit"><span>${escape(send)}</span></button>
  </form>`;
}

function renderField(field: FormField, choose: string): string {
  const { name, label, help, type, options = [], showIf, width } = field;
  const id = `field-${name}`;
  // Without a script nobody knows whether a condition holds.
  const isRequired = field.required === true && !showIf;
  const words = `<span>${escape(label)}${isRequired ? ' <span aria-hidden="true">*</span>' : ''}</span>`;
  const note = help ? `<p id="${id}-help">${escape(help)}</p>` : '';
  const shared = {
    name,
    required: isRequired || undefined,
    autocomplete: field.autocomplete,
    'aria-describedby': help && `${id}-help`,
  };
  if (type === 'consent')
    return `<label class="site-choice"><input${attributes({ ...shared, type: 'checkbox' })}>${words}</label>`;
  if (type === 'choice') {
    const boxes = options.map(
      ({ value, label: text }) =>
        `<label class="site-choice"><input${attributes({ ...shared, type: 'radio', value })}><span>${escape(text)}</span></label>`,
    );
    return `<fieldset class="site-choices"><legend>${words}</legend>${note}${boxes.join('')}</fieldset>`;
  }
  return `<div class="site-form-field"${attributes({ 'data-width': width })}><label for="${id}">${words}</label>${note}${controlOf(field, { ...shared, id }, choose)}</div>`;
}

function controlOf(
  { type, options = [], min, max, maxLength, accept = [], maxFiles = 1 }: FormField,
  shared: Parameters<typeof attributes>[0],
  choose: string,
): string {
  if (type === 'textarea')
    return `<textarea${attributes({ ...shared, rows: '6', maxlength: String(maxLength ?? 10_000) })}></textarea>`;
  if (type === 'select') {
    const entries = [{ value: '', label: choose }, ...options];
    const shown = entries.map(
      ({ value, label }) => `<option${attributes({ value })}>${escape(label)}</option>`,
    );
    return `<select${attributes(shared)}>${shown.join('')}</select>`;
  }
  const isLine = type === undefined || type === 'email' || type === 'tel';
  return `<input${attributes({
    ...shared,
    type: type ? inputTypes[type as keyof typeof inputTypes] : 'text',
    dir: type === undefined ? 'auto' : type === 'email' || type === 'tel' ? 'ltr' : undefined,
    min: min === undefined ? undefined : String(min),
    max: max === undefined ? undefined : String(max),
    maxlength: isLine ? '100' : undefined,
    accept: accept.join(',') || undefined,
    multiple: maxFiles > 1 || undefined,
  })}>`;
}
