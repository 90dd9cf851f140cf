/** Name of a widget's component: the folder's name in PascalCase. */
export const componentName = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** Name of a widget as its author reads it: `promotional-banner` is a "Promotional banner". */
export const widgetTitle = (name: string): string =>
  abbreviations.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const abbreviations: ReadonlyMap<string, string> = new Map([['faq', 'FAQ']]);
