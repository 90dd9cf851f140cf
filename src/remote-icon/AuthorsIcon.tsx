import { useEffect } from 'react';
import { useScope } from '#src/widget/context.ts';
import type { Glyph } from '#src/icon/glyph.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { iconByName, isSvgAddress } from '#src/icon/icon-by-name.ts';
import { SvgIcon } from './SvgIcon.tsx';

interface Props {
  /** `iconName` of a configuration: a built-in icon's name or the address of an svg (contract, section 7). */
  readonly name: string;
  readonly size?: 16 | 20 | 24;
}

/** Names that were reported already. */
const reported = new Set<string>();

/** The icon that an author named. Where there is none the label stands alone, and the console says so once. */
export function AuthorsIcon({ name, size = 24 }: Props) {
  const { name: widget } = useScope();
  const found = name === '' || isSvgAddress(name) ? undefined : tryName(name);
  const failure = found instanceof Error ? found : undefined;

  useEffect(() => {
    if (!failure || reported.has(failure.message)) return;
    reported.add(failure.message);
    console.error(`tourism-widgets: ${widget}: ${failure.message}`);
  }, [failure, widget]);

  if (isSvgAddress(name)) return <SvgIcon address={name} size={size} />;
  return found && !(found instanceof Error) ? <Icon glyph={found} size={size} /> : null;
}

function tryName(name: string): Glyph | Error {
  try {
    return iconByName(name);
  } catch (error) {
    return error as Error;
  }
}
