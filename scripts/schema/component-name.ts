/** Name of a widget's component: the folder's name in PascalCase. */
export const componentName = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
