import { useRef, type RefObject } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Visitor } from '#src/session/useUser.ts';
import buttonStyles from '#src/ui/button.module.css';
import { Dialog } from '#src/ui/Dialog.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useAccordion } from '#src/ui/useAccordion.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EvisaButton } from './EvisaButton.tsx';
import { LanguageList, type MissingLanguageProps } from './LanguageList.tsx';
import { LazyMobileAccount, LazyMobileHello } from './lazy-account.ts';
import { Logo } from './Logo.tsx';
import { itemKey } from './menu-items.ts';
import type en from './messages/en.json';
import { MissingEntry } from './MissingEntry.tsx';
import { MobileItem } from './MobileItem.tsx';
import styles from './mobile-menu.module.css';
import { SignInButton } from './SignInButton.tsx';
import { useFollowed } from './useFollowed.ts';
import type { Config } from './widget.ts';

/** What explains that a language is missing is fetched where one is, which is seldom. */
const LazyMissingLanguage = lazyComponent<MissingLanguageProps>(
  async () => (await import('./MissingLanguage.tsx')).MissingLanguage,
  MissingEntry,
);

/** Signing in and signing out look like a button of the second rank. */
const signLook = [buttonStyles['button'], buttonStyles['stroke'], buttonStyles['small']].join(' ');

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
  const { userMenu, menu } = config;
  const t = useMessages<typeof en>();
  const content = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const sections = useAccordion();
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
          <button ref={back} form="" type="button" className={styles['back']} onClick={goBack}>
            <span className={styles['backward']}>
              <Icon glyph={chevron} />
            </span>
            <VisuallyHidden>{t('back')}</VisuallyHidden>
          </button>
          <Logo config={config} isOnDark={false} />
        </div>
        {userMenu && (
          <div className={styles['hello']} data-place="user">
            {visitor.user ? (
              <LazyMobileHello className={signLook} userMenu={userMenu} user={visitor.user} />
            ) : (
              <>
                {userMenu.welcomeLabel && <p className={styles['welcome']}>{userMenu.welcomeLabel}</p>}
                <SignInButton userMenu={userMenu} className={signLook} isPending={visitor.isPending} />
              </>
            )}
          </div>
        )}
        <nav className={styles['list']} aria-label={t('mainMenu')}>
          <ul role="list">
            {menu.map((item, index) => (
              <li key={itemKey(item, index)} className={styles['item']} data-place={itemKey(item, index)}>
                <MobileItem item={item} config={config} {...sections(String(index))} />
              </li>
            ))}
          </ul>
          {userMenu && visitor.user && <LazyMobileAccount userMenu={userMenu} can={visitor.can} />}
        </nav>
        <div className={styles['foot']}>
          <EvisaButton config={config} size="regular" />
          <LanguageList config={config} look="names" Missing={LazyMissingLanguage} />
        </div>
      </div>
    </Dialog>
  );
}
