import { useEffect } from 'react';
import { useScope } from '#src/widget/context.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { findIcon, isSvgAddress, MissingModuleError } from '#src/icon/icon-by-name.ts';
import { SvgIcon } from './SvgIcon.tsx';
import { reportUnknownIcon } from '#src/icon/unknown-icons.ts';

interface Props {
  /** `iconName` of a configuration: a built-in icon's name or the address of an svg (contract, section 7). */
  readonly name: string;
  readonly size?: 16 | 20 | 24;
}

/** The icon that an author named. Without such an icon the label is shown alone, and console and author's note name it. */
export function AuthorsIcon({ name, size = 24 }: Props) {
  const scope = useScope();
  useEffect(() => {
    const found = name === '' || isSvgAddress(name) ? undefined : findIcon(name);
    if (found instanceof MissingModuleError) reportUnknownIcon(scope, found);
  }, [scope, name]);

  if (isSvgAddress(name)) return <SvgIcon address={name} size={size} />;
  const glyph = name === '' ? undefined : findIcon(name);
  return glyph && !(glyph instanceof MissingModuleError) ? <Icon glyph={glyph} size={size} /> : null;
}
