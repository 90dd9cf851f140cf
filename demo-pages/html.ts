const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in markup or in a quoted attribute. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => references[character] as string);

/** JSON as it stands inside a script element: nothing in it can end the script. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** Attributes in markup: `true` for one without a value, undefined for one that is left out. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return value === true ? ` ${name}` : ` ${name}="${escape(value)}"`;
    })
    .join('');
}

/** What a mount element may have beside its widget's name and configuration. */
export interface MountOptions {
  readonly id?: string;
  readonly load?: string | undefined;
  readonly margin?: 'sm' | 'md';
  readonly theme?: 'default' | 'blue';
  /** Markup that the CMS shows until the widget is there, and for good if it fails. */
  readonly fallback?: string;
}

/** A mount element as a CMS writes it (contract, section 2). */
export function mountElement(name: string, config: unknown, options: MountOptions = {}): string {
  const { id, load, margin, theme, fallback = '' } = options;
  const marks = attributes({
    'data-component': name,
    id,
    'data-load': load,
    'data-margin': margin,
    'data-theme': theme,
  });
  return `<div${marks}>
  <script type="application/json">${jsonText(config)}</script>
  ${fallback}
</div>`;
}
