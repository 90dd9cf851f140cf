/** Fields of several widgets that this walk sees nothing of, each with the reason why it is in the schema all the same. */
const exceptions: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /^id$/, why: 'A base field of the catalogue; what is remembered of a widget is kept by it.' },
  {
    path: /(viewAll|ticket|[a-z]+inks\[\]|^items\[\])\.ctaBtnVariant$/i,
    why: 'Part of every call to action of the specification; a link in words has one look, and so has the first action of a widget.',
  },
  {
    path: /(^|\.)(recentSearchLabel|clearHistoryLabel)$/,
    why: 'Shown once a visitor has searched: tests of the search box.',
  },
  {
    path: /(^|\.)(duration|autoClose|debounce|minLength|sessionTimeout|alertText|dismissDays|staleDays)$/,
    why: 'Time passes until it shows: the tests of its part know it.',
  },
  {
    path: /^(tileUrl|attribution|outline)$/,
    why: 'Tiles and lines are drawn by Leaflet, which has no size here: tests of src/map, two in a browser.',
  },
];

/** The same of one widget: expressions for paths, each with its reason, in `walk-exceptions.json` of its folder. */
const ownExceptions = import.meta.glob<Readonly<Record<string, string>>>(
  '../widgets/*/walk-exceptions.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Answers come between their presses in another order each time: a field that a living one reads counts as seen. */
export const unsteady = ['header', 'destination-catalogue', 'favourite-assets'];

/** Whether the walk over fields leaves a field out. */
export const isException = (name: string, path: string) =>
  exceptions.some(({ path: pattern }) => pattern.test(path)) ||
  Object.keys(ownExceptions[`../widgets/${name}/walk-exceptions.json`] ?? {}).some((pattern) =>
    new RegExp(pattern).test(path),
  );
