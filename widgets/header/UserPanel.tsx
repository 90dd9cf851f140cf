import { useLayoutEffect, useRef } from 'react';
import { signOut as signOutGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useSignOut } from '#src/sign-in/useSignOut.ts';
import type { User } from '#src/api/user.ts';
import { followMenuKey, menuItems } from '#src/ui/menu-keys.ts';
import { usePage } from '#src/widget/context.ts';
import { AccountEntries } from './Account.tsx';
import styles from './account.module.css';
import { Greeting } from './Greeting.tsx';
import type en from './messages/en.json';
import type { UserMenuConfig } from './widget.ts';

interface Props {
  readonly id: string;
  readonly labelledBy: string;
  readonly userMenu: UserMenuConfig;
  readonly user: User;
  readonly can: (requiredRole: string | undefined) => boolean;
  /** Which entry takes the focus. */
  readonly startsAt: 'first' | 'last';
  readonly onClose: () => void;
}

const item = { role: 'menuitem', tabIndex: -1 } as const;

/** What signed-in visitors find (APG: menu): arrows, Home, End and first letters go from entry to entry. */
export function UserPanel({ id, labelledBy, userMenu, user, can, startsAt, onClose }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const signOut = useSignOut(userMenu.userApi);
  const menu = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    menuItems(menu.current)
      .at(startsAt === 'last' ? -1 : 0)
      ?.focus();
  }, [startsAt]);

  return (
    <>
      <Greeting className={styles['name']} userMenu={userMenu} user={user} />
      <ul
        ref={menu}
        id={id}
        role="menu"
        aria-labelledby={labelledBy}
        onKeyDown={(event) => followMenuKey(event, menu.current, language)}
      >
        <AccountEntries userMenu={userMenu} can={can} marks={item} />
        {signOut && (
          <li role="none">
            <button
              {...item}
              form=""
              type="button"
              className={styles['entry']}
              onClick={() => {
                onClose();
                signOut({ clickText: 'signOutLabel' });
              }}
            >
              <Icon glyph={signOutGlyph} />
              <span>{userMenu.signOutLabel || t('signOut')}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
