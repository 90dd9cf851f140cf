import { user as userGlyph } from '#src/icon/common-glyphs.ts';
import { signOut as signOutGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { User } from '#src/api/user.ts';
import { useSignOut } from '#src/sign-in/useSignOut.ts';
import { Link, type LinkMarks } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './account.module.css';
import { EntryIcon } from './EntryIcon.tsx';
import { Greeting } from './Greeting.tsx';
import type en from './messages/en.json';
import { userEntries } from './user-entries.ts';
import { useUnknownIcons } from './useUnknownIcons.ts';
import type { UserMenuConfig } from './widget.ts';

interface Props {
  readonly userMenu: UserMenuConfig;
  /** Whether the visitor has a role; it shapes what is shown and protects nothing. */
  readonly can: (requiredRole: string | undefined) => boolean;
  /** In a menu, whose entries are no list. */
  readonly marks?: LinkMarks;
}

/** Items of a list: the way to the visitor's profile, and the author's entries that the visitor may see. */
export function AccountEntries({ userMenu, can, marks }: Props) {
  const t = useMessages<typeof en>();
  const { mode } = usePage();
  useUnknownIcons(userMenu);
  const { viewProfileLabel, viewProfileCTA } = userMenu;
  const profile = { label: viewProfileLabel || t('profile'), url: viewProfileCTA, key: 'viewProfileLabel' };
  const entries = [...(profile.url ? [profile] : []), ...userEntries(userMenu, mode, can)];
  return entries.map((entry) => (
    <li key={entry.key} role={marks && 'none'}>
      <Link
        className={styles['entry']}
        href={entry.url}
        event={{ event: 'nav_click', clickText: entry.key }}
        marks={marks}
      >
        {'iconName' in entry ? <EntryIcon name={entry.iconName} /> : <Icon glyph={userGlyph} />}
        <span>{entry.label}</span>
      </Link>
    </li>
  ));
}

/** What signed-in visitors find in the mobile menu. */
export const MobileAccount = (props: Omit<Props, 'marks'>) => (
  <ul role="list" className={styles['account']} data-personal="" data-place="user">
    <AccountEntries {...props} />
  </ul>
);

interface HelloProps {
  readonly userMenu: UserMenuConfig;
  readonly user: User;
  /** Look of the button beside the greeting. */
  readonly className: string;
}

/** Greets the visitor at the head of the mobile menu, and signs out. */
export function MobileHello({ userMenu, user, className }: HelloProps) {
  const t = useMessages<typeof en>();
  const signOut = useSignOut(userMenu.userApi);
  return (
    <>
      <Greeting className={styles['greeting']} userMenu={userMenu} user={user} />
      {signOut && (
        <button
          form=""
          type="button"
          className={className}
          onClick={() => signOut({ clickText: 'signOutLabel' })}
        >
          <Icon glyph={signOutGlyph} size={20} />
          <span>{userMenu.signOutLabel || t('signOut')}</span>
        </button>
      )}
    </>
  );
}
