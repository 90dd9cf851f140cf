import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { signOut as signOutGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useSignOut } from '#src/sign-in/useSignOut.ts';
import type { User } from '#src/api/user.ts';
import type { Language } from '#src/i18n/languages.ts';
import { usePage } from '#src/widget/context.ts';
import { AccountEntries } from './Account.tsx';
import styles from './account.module.css';
import type { UserMenuConfig } from './config.ts';
import { Greeting } from './Greeting.tsx';
import type en from './messages/en.json';

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
  return (
    <>
      <Greeting className={styles['name']} userMenu={userMenu} user={user} />
      <ul ref={menu} id={id} role="menu" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        <AccountEntries userMenu={userMenu} can={can} marks={item} />
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
              <span>{userMenu.signOutLabel || t('signOut')}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Goes to the next entry that begins with a letter, from the start again after the last one. */
function typeAhead(entries: readonly HTMLElement[], at: number, letter: string, language: Language): void {
  const { compare } = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' });
  const others = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  others
    .find(({ textContent }) => compare(textContent.trim().slice(0, letter.length), letter) === 0)
    ?.focus();
}
