import { findIcon, isSvgAddress, MissingModuleError } from '#src/icon/icon-by-name.ts';
import type { Mode } from '#src/page/page.ts';
import type { UserMenuConfig } from './widget.ts';

/** An entry of the user menu, as it is shown. */
export interface UserEntry {
  readonly label: string;
  readonly url: string;
  readonly iconName: string;
  /** Key of its label, which analytics gets in place of the label (contract, section 6). */
  readonly key: string;
}

/** The built-in icon of a name, or the error that there is none; undefined for the address of an svg. */
const iconOf = (name: string) => (isSvgAddress(name) ? undefined : findIcon(name));

/** An error for each entry whose icon nobody knows, whoever sees it. */
export const unknownIcons = ({ subMenu }: Pick<UserMenuConfig, 'subMenu'>): readonly MissingModuleError[] =>
  subMenu
    .map(({ iconName }) => iconName && iconOf(iconName))
    .filter((icon) => icon instanceof MissingModuleError);

/**
 * The entries that a visitor sees: in B2C all, in B2B those whose role the visitor has (specification, section 6). One
 * without label, address or icon is not shown, nor is one whose icon nobody knows (contract, section 7).
 *
 * @param can whether the visitor has a role; it shapes what is shown and protects nothing
 */
export const userEntries = (
  { subMenu }: Pick<UserMenuConfig, 'subMenu'>,
  mode: Mode,
  can: (requiredRole: string | undefined) => boolean,
): readonly UserEntry[] =>
  subMenu.flatMap(({ label, url, iconName, requiredRole }, index) => {
    const isKnown = iconName && !(iconOf(iconName) instanceof MissingModuleError);
    const isAllowed = mode === 'B2C' || can(requiredRole);
    return label && url && isKnown && isAllowed
      ? [{ label, url, iconName, key: `subMenu[${index}].label` }]
      : [];
  });
