import { useRef, type RefObject } from 'react';
import { chevron, signOut as signOutGlyph, user as userGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useSignOut } from '#src/session/useSignOut.ts';
import type { Visitor } from '#src/session/useUser.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useOneOpen } from '#src/ui/useOneOpen.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget-context.ts';
import type { Config, UserMenuConfig } from './config.ts';
import { EvisaButton } from './EvisaButton.tsx';
import { EntryIcon } from './EntryIcon.tsx';
import { Greeting } from './Greeting.tsx';
import { LanguageList } from './LanguageList.tsx';
import { Logo } from './Logo.tsx';
import type en from './messages/en.json';
import { MobileItem } from './MobileItem.tsx';
import styles from './mobile-menu.module.css';
import { SignInButton } from './SignInButton.tsx';
import { useFollowed } from './useFollowed.ts';
import { userEntries } from './user-entries.ts';

interface Props {
  readonly config: Config;
  readonly visitor: Visitor;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * The menu of a small screen: it covers the page. Sections open in place; the back button closes the one that is open,
 * then the menu.
 */
export function MobileMenu({ config, visitor, opener, onClose }: Props) {
  const { userMenu, languages, menu } = config;
  const t = useMessages<typeof en>();
  const content = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const sections = useOneOpen();
  const open = menu.findIndex((_, index) => sections(String(index)).isOpen);
  useFollowed(content, true, onClose);

  const goBack = () => {
    if (open < 0) return onClose();
    content.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    sections(String(open)).onToggle(false);
  };
  return (
    <Dialog title={t('menu')} hidesTitle look="screen" initialFocus={back} opener={opener} onClose={onClose}>
      <div ref={content} className={styles['content']}>
        <div className={styles['start']}>
          <button ref={back} type="button" className={styles['back']} onClick={goBack}>
            <span className={styles['backward']}>
              <Icon glyph={chevron} />
            </span>
            <VisuallyHidden>{t('back')}</VisuallyHidden>
          </button>
          <Logo config={config} isOnDark={false} />
        </div>
        {userMenu && (
          <div className={styles['hello']}>
            <Greeting className={styles['greeting']} userMenu={userMenu} user={visitor.user} />
            {visitor.user ? (
              <SignOutButton userMenu={userMenu} />
            ) : (
              <SignInButton userMenu={userMenu} className={styles['sign']} isPending={visitor.isPending} />
            )}
          </div>
        )}
        <nav className={styles['list']} aria-label={t('mainMenu')}>
          <ul role="list">
            {menu.map((item, index) => (
              <li key={item.id ?? `${index} ${item.title}`} className={styles['item']}>
                <MobileItem item={item} config={config} {...sections(String(index))} />
              </li>
            ))}
          </ul>
          {userMenu && visitor.user && <Account userMenu={userMenu} visitor={visitor} />}
        </nav>
        <div className={styles['foot']}>
          <EvisaButton config={config} size="regular" />
          {languages && <LanguageList config={config} look="names" />}
        </div>
      </div>
    </Dialog>
  );
}

/** What signed-in visitors find. */
function Account({ userMenu, visitor }: { readonly userMenu: UserMenuConfig; readonly visitor: Visitor }) {
  const t = useMessages<typeof en>();
  const { mode } = usePage();
  const { viewProfileLabel, viewProfileCTA } = userMenu;
  return (
    <ul role="list" className={styles['account']} data-personal="">
      {viewProfileCTA && (
        <li>
          <Link
            className={styles['entry']}
            href={viewProfileCTA}
            event={{ event: 'nav_click', clickText: 'viewProfileLabel' }}
          >
            <Icon glyph={userGlyph} />
            <span>{viewProfileLabel || t('profile')}</span>
          </Link>
        </li>
      )}
      {userEntries(userMenu, mode, visitor.can).map(({ label, url, iconName, key }) => (
        <li key={key}>
          <Link className={styles['entry']} href={url} event={{ event: 'nav_click', clickText: key }}>
            <EntryIcon name={iconName} />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SignOutButton({ userMenu }: { readonly userMenu: UserMenuConfig }) {
  const t = useMessages<typeof en>();
  const signOut = useSignOut(userMenu.userApi);
  if (!signOut) return null;
  return (
    <button type="button" className={styles['sign']} onClick={() => signOut({ clickText: 'signOutLabel' })}>
      <Icon glyph={signOutGlyph} size={20} />
      <span>{userMenu.signOutLabel || t('signOut')}</span>
    </button>
  );
}
