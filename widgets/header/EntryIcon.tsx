import { isSvgAddress } from '#src/icon/icon-by-name.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { glyphByName } from '#src/icon/registry.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const LazySvgIcon = lazyComponent(async () => (await import('#src/remote-icon/SvgIcon.tsx')).SvgIcon);

/** The icon of an entry of the user menu: a built-in one, or the svg at an address, which takes more to show. */
export function EntryIcon({ name }: { readonly name: string }) {
  if (isSvgAddress(name)) return <LazySvgIcon address={name} />;
  const glyph = glyphByName(name);
  return glyph ? <Icon glyph={glyph} /> : null;
}
