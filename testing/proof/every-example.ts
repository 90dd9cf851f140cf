import { exampleAddress, shownWidgets, type ShownWidget } from '#demo-pages/widgets.ts';

/** Each widget by its name, for a test of each. */
export const everyWidget = shownWidgets().map((widget) => [widget.name, widget] as const);

/** Where an example stands alone, in English; also what waits for a visitor's touch comes at once. */
export const addressOf = (widget: ShownWidget, example = 'default'): string =>
  `${exampleAddress('en', widget, example)}&bar=off&load=load`;

/** A page of the demo as somebody who is signed in: an id of users.json, `none` for nobody. */
export const addressAs = (address: string, user: string): string =>
  `${address}&demo=${encodeURIComponent(`user=${user}`)}`;

/** Who sees most of a widget: the portal shows most to an administrator of a company. */
export const mainUserOf = (widget: ShownWidget): string =>
  widget.modes.includes('B2C') ? 'u-default' : 'u-partner-admin';

/** A widget's first example, with somebody signed in. */
export const signedInAddressOf = (widget: ShownWidget): string =>
  addressAs(addressOf(widget), mainUserOf(widget));
