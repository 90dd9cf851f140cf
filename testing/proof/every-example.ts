import { exampleAddress, shownWidgets, type ShownWidget } from '#demo-pages/widgets.ts';

/** Each widget by its name, for a test of each. */
export const everyWidget = shownWidgets().map((widget) => [widget.name, widget] as const);

/** Where its first example stands alone, in English; also what waits for a visitor's touch comes at once. */
export const addressOf = (widget: ShownWidget): string =>
  `${exampleAddress('en', widget, 'default')}&bar=off&load=load`;

/** The same with somebody signed in: the portal shows most to an administrator. */
export const signedInAddressOf = (widget: ShownWidget): string =>
  `${addressOf(widget)}&user=${widget.modes.includes('B2C') ? 'u-default' : 'u-sta-admin'}`;
