import { useEffect } from 'react';
import { reportUnknownIcon } from '#src/icon/unknown-icons.ts';
import { useScope } from '#src/widget/context.ts';
import { unknownIcons } from './user-entries.ts';
import type { UserMenuConfig } from './widget.ts';

/** Tells console and author which entries of the user menu are not shown, for want of an icon. */
export function useUnknownIcons(userMenu: UserMenuConfig): void {
  const scope = useScope();
  useEffect(() => {
    for (const error of unknownIcons(userMenu)) reportUnknownIcon(scope, error);
  }, [scope, userMenu]);
}
