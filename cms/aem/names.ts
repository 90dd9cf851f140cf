/** Where things stand in the repository. */

/** What the application's package owns. */
export const appRoot = '/apps/tourism-widgets';

/** Resource types are relative to `/apps`. */
const types = 'tourism-widgets/components';

export const typeOf = (widget: string): string => `${types}/${widget}`;

/** Holds the HTL of the mount element and of the fallback. */
export const baseType = typeOf('widget');

export const pageType = typeOf('page');

export const pageTemplate = `${appRoot}/templates/page`;

/** Of the samples, in their own package. */
export const contentRoot = '/content/tourism-widgets';

/** What all packages are kept under in the package manager. */
export const packageGroup = 'tourism-widgets';

/** Group of components in AEM's browser of components. */
export const groupOf = (family: string): string => `Tourism – ${family}`;
