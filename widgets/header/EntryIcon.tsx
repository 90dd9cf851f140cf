import { isSvgAddress } from '#src/icon/icon-by-name.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { glyphByName } from '#src/icon/registry.ts';
import { SvgIconPart } from './parts.ts';

/** The icon of an entry of the user menu: a built-in one, or the svg at an address, which takes more to show. */
export function EntryIcon({ name }: { readonly name: string }) {
  if (isSvgAddress(name)) return <SvgIconPart address={name} />;
  const glyph = glyphByName(name);
  return glyph ? <Icon glyph={glyph} /> : null;
}
