import { useDeferredValue, useEffect, useRef } from 'react';
import { menu as menuGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { watchAnchors } from '#src/page/watch-anchors.ts';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { offerUserApi } from '#src/session/user-api.ts';
import { identityOf } from '#src/api/user.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import entryStyles from './entries.module.css';
import { EvisaButton } from './EvisaButton.tsx';
import styles from './header.module.css';
import { focusRestorer, RestoreFocus } from './RestoreFocus.tsx';
import { LanguageSwitcher, LazyLanguagePanel } from './LanguageSwitcher.tsx';
import { LazyMobileAccount, LazyMobileHello } from './lazy-account.ts';
import { LazyUserPanel } from './LazyUserPanel.ts';
import { Logo } from './Logo.tsx';
import { LazyMenuPanel, MainMenu } from './MainMenu.tsx';
import { currentItem } from './menu-items.ts';
import type en from './messages/en.json';
import panelStyles from './panel.module.css';
import { LazySearchDialog, SearchButton } from './SearchButton.tsx';
import { SignInButton } from './SignInButton.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useScrollPadding } from './useScrollPadding.ts';
import { useOverHero } from './useOverHero.ts';
import { usePanels } from './usePanels.ts';
import { usePreload } from './usePreload.ts';
import { useScrolled } from './useScrolled.ts';
import { useVisitor } from './useVisitor.ts';
import type widget from './widget.ts';

const LazyUserMenu = lazyComponent(async () => (await import('./UserMenu.tsx')).UserMenu);
const LazyMobileMenu = lazyComponent(async () => (await import('./MobileMenu.tsx')).MobileMenu);
const LazySubHeader = lazyComponent(async () => (await import('./SubHeader.tsx')).SubHeader);
const LazySignedIn = lazyComponent(async () => (await import('./SignedIn.tsx')).SignedIn);
const LazyAuthorNotes = lazyComponent(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);

const parts = {
  search: LazySearchDialog,
  language: LazyLanguagePanel,
  user: LazyUserPanel,
  mobile: LazyMobileMenu,
  menu: LazyMenuPanel,
};

/** What a visitor may open next, for each width, and once somebody is signed in. */
const wide = [LazyMenuPanel, LazyLanguagePanel, focusRestorer];
const wideSignedIn = [...wide, LazyUserPanel];
const narrow = [LazyMobileMenu, focusRestorer];
const narrowSignedIn = [...narrow, LazyMobileHello, LazyMobileAccount];

/** What every page begins with: where one is, where else one can go, in which language, and as whom. */
export function Header({ config }: WidgetProps<typeof widget>) {
  const { logo, title, menu, languages, userMenu, variant, showSubheader } = config;
  const t = useMessages<typeof en>();
  const page = usePage();
  const { mode, cmsMode } = page;
  const isStatic = cmsMode === 'author';
  const isWide = useMediaQuery(from(breakpoints.header), true);
  const visitor = useVisitor();

  const { shown, menu: mainMenu, missing, toggle } = usePanels({ parts, isStatic, isWide });
  // The page that becomes inert is styled anew, which takes a slow phone 100 ms: the button says at once that it was pressed.
  const isMenuDue = useDeferredValue(shown.mobile) && shown.mobile;

  const root = useRef<HTMLDivElement>(null);
  const hamburger = useRef<HTMLButtonElement>(null);
  const isNightBar = variant === 'secondary' || mode === 'B2B';
  const isScrolled = useScrolled(root) && !isStatic;
  const bar = useRef<HTMLDivElement>(null);
  useOverPage(bar, 'bar', isScrolled);
  const [hasHero, look] = useOverHero();
  const isOver = hasHero && !isNightBar && !isStatic;
  const hasPanel = mainMenu.open !== undefined || shown.search;
  const isDark = isNightBar || (isOver && !isScrolled && !hasPanel);

  useEffect(() => offerUserApi(userMenu?.userApi), [userMenu?.userApi]);
  useEffect(() => (isStatic ? undefined : watchAnchors()), [isStatic]);
  useScrollPadding(root, !isStatic, isScrolled);
  const [whenAnonymous, whenSignedIn] = isWide ? [wide, wideSignedIn] : [narrow, narrowSignedIn];
  usePreload(root, !isStatic, visitor.user ? whenSignedIn : whenAnonymous);
  const group = variant === 'secondary' && showSubheader ? currentItem(menu, page) : undefined;

  if (!logo && !title && menu.length === 0 && !languages && !userMenu) return null;
  return (
    <header
      ref={look}
      role="banner"
      className={styles['header']}
      data-look={isNightBar ? 'night' : isOver ? 'over' : 'solid'}
      data-scrolled={isScrolled || undefined}
      data-panel={hasPanel ? '' : undefined}
    >
      <RestoreFocus isWide={isWide}>
        <SkipLink />
        <div ref={root} className={styles['place']}>
          <div ref={bar} className={styles['bar']} data-ground={isDark ? 'night' : undefined}>
            <div className={styles['row']}>
              <Logo config={config} isOnDark={isDark} />
              {isWide && menu.length > 0 && <MainMenu config={config} menu={mainMenu} missing={missing} />}
              <div className={entryStyles['tools']}>
                <SearchButton
                  config={config}
                  isOpen={shown.search}
                  isMissing={missing === 'search'}
                  onToggle={toggle('search')}
                />
                {isWide ? (
                  <>
                    <LanguageSwitcher
                      config={config}
                      isOpen={shown.language}
                      isMissing={missing === 'language'}
                      onToggle={toggle('language')}
                    />
                    {userMenu &&
                      (visitor.user ? (
                        <LazyUserMenu
                          key={identityOf(visitor.user)}
                          userMenu={userMenu}
                          user={visitor.user}
                          can={visitor.can}
                          isOpen={shown.user}
                          isMissing={missing === 'user'}
                          onToggle={toggle('user')}
                        />
                      ) : (
                        <SignInButton
                          userMenu={userMenu}
                          className={entryStyles['entry']}
                          isPending={visitor.isPending}
                        />
                      ))}
                    <EvisaButton config={config} size="small" />
                  </>
                ) : (
                  <>
                    <button
                      ref={hamburger}
                      form=""
                      data-place="menu"
                      type="button"
                      className={styles['icon']}
                      aria-haspopup="dialog"
                      aria-expanded={shown.mobile}
                      onClick={() => toggle('mobile')(!shown.mobile)}
                    >
                      <Icon glyph={menuGlyph} />
                      <VisuallyHidden>{t('menu')}</VisuallyHidden>
                    </button>
                    {missing === 'mobile' && <NotLoaded className={panelStyles['note']} />}
                  </>
                )}
              </div>
            </div>
          </div>
        </div>
        {group && group.sections.length > 0 && (
          <div className={styles['below']}>
            <LazySubHeader group={group} isWide={isWide} />
          </div>
        )}
        {isMenuDue && (
          <LazyMobileMenu
            config={config}
            visitor={visitor}
            opener={hamburger}
            onClose={() => toggle('mobile')(false)}
          />
        )}
        {visitor.user && <LazySignedIn config={config} />}
        {userMenu && isStatic && <LazyAuthorNotes userMenu={userMenu} />}
      </RestoreFocus>
    </header>
  );
}
