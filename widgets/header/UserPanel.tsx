import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { signOut as signOutGlyph, user as userGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useSignOut } from '#src/session/useSignOut.ts';
import type { User } from '#src/session/user.ts';
import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget-context.ts';
import type { UserMenuConfig } from './config.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { Greeting } from './Greeting.tsx';
import type en from './messages/en.json';
import { userEntries } from './user-entries.ts';
import styles from './user-panel.module.css';

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
  const { mode, language } = usePage();
  const signOut = useSignOut(userMenu.userApi);
  const menu = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    entriesOf(menu.current)
      .at(startsAt === 'last' ? -1 : 0)
      ?.focus();
  }, [startsAt]);

  const onKeyDown = (event: KeyboardEvent) => {
    const entries = entriesOf(menu.current);
    const at = entries.indexOf(event.target as HTMLElement);
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (Object.hasOwn(goals, event.key)) entries.at(goals[event.key] ?? 0)?.focus();
    else if (/^\S$/u.test(event.key) && !hasModifier) typeAhead(entries, at, event.key, language);
    else return;
    event.preventDefault();
  };
  const { viewProfileLabel, viewProfileCTA, signOutLabel } = userMenu;
  return (
    <div className={styles['panel']} data-tw-root="">
      <div className={styles['content']}>
        <Greeting className={styles['greeting']} userMenu={userMenu} user={user} />
        <ul ref={menu} id={id} role="menu" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
          {viewProfileCTA && (
            <li role="none">
              <Link
                className={styles['entry']}
                href={viewProfileCTA}
                event={{ event: 'nav_click', clickText: 'viewProfileLabel' }}
                marks={item}
              >
                <Icon glyph={userGlyph} />
                <span>{viewProfileLabel || t('profile')}</span>
              </Link>
            </li>
          )}
          {userEntries(userMenu, mode, can).map(({ label, url, iconName, key }) => (
            <li key={key} role="none">
              <Link
                className={styles['entry']}
                href={url}
                event={{ event: 'nav_click', clickText: key }}
                marks={item}
              >
                <EntryIcon name={iconName} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
          {signOut && (
            <li role="none">
              <button
                {...item}
                type="button"
                className={styles['entry']}
                onClick={() => {
                  onClose();
                  signOut({ clickText: 'signOutLabel' });
                }}
              >
                <Icon glyph={signOutGlyph} />
                <span>{signOutLabel || t('signOut')}</span>
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Goes to the next entry that begins with a letter, from the start again after the last one. */
function typeAhead(entries: readonly HTMLElement[], at: number, letter: string, language: Language): void {
  const fold = (text: string) => foldForMatching(text.trim(), language);
  const others = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  others.find(({ textContent }) => fold(textContent).startsWith(fold(letter)))?.focus();
}
