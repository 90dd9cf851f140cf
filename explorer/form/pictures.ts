import type { Field, TextField } from '../../cms/form/form.ts';
import type { Picture } from '../data.ts';
import { flagOf, isPictureAddress, textOf } from './field-values.ts';
import { groupOf, withValue, type Group } from './values.ts';

/** Which fields hold a picture, and what choosing one changes. */

/**
 * Whether the demo's pictures fit a field: it is named as a picture, stands beside an alternative text, or holds a picture.
 * References are those of a CMS's own asset manager.
 */
export const takesPicture = (field: TextField, beside: readonly Field[], value: unknown): boolean =>
  field.kind === 'asset' &&
  !field.name.endsWith('Reference') &&
  (/image|picture|poster/i.test(field.name) ||
    (field.name === 'src' && beside.some(({ name }) => name === 'alt')) ||
    isPictureAddress(textOf(value)));

/** A group with a picture at one of its fields; an alternative text that is still empty is filled in. */
export function withPicture(group: unknown, name: string, picture: Picture, fields: readonly Field[]): Group {
  const order = fields.map((field) => field.name);
  const stored = groupOf(group) ?? {};
  const needsAlt =
    fields.some((field) => field.name === 'alt') &&
    textOf(stored['alt']) === '' &&
    !flagOf(stored['decorative'], false);
  const chosen = withValue(stored, name, picture.src, order);
  return needsAlt ? withValue(chosen, 'alt', picture.alt, order) : chosen;
}

/** Fields of an image group that would be shown in place of `desktopImage`, or of which it would be the old picture. */
const otherAddresses = [
  'fileReference',
  's7fileReference',
  'mobileImageReference',
  's7mobileImageReference',
  'mobileImage',
  'defaultImage',
  'pullDesktopImageFromDAM',
  'pullMobileImageFromDAM',
  'breakpoints',
];

/** An image group that shows one picture alone, whatever it showed before; what was said of another picture goes with it. */
export function withOnlyPicture(group: unknown, picture: Picture, fields: readonly Field[]): Group {
  const before = shownIn(group);
  const gone = before && before !== picture.src ? [...otherAddresses, 'alt'] : otherAddresses;
  const stored = Object.entries(groupOf(group) ?? {}).filter(([name]) => !gone.includes(name));
  return withPicture(Object.fromEntries(stored), 'desktopImage', picture, fields);
}

/** The address of what an image group shows, as far as a glance can tell. */
export const shownIn = (group: unknown): string => {
  const stored = groupOf(group) ?? {};
  const names = ['desktopImage', 'defaultImage', 'mobileImage', 'fileReference'];
  return names.map((name) => textOf(stored[name])).find(isPictureAddress) ?? '';
};
