import { useId, useRef } from 'react';
import { Icon } from '#src/icon/Icon.tsx';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Link } from '#src/ui/Link.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './entries.module.css';
import { currentItem, isThisPage, itemKey } from './menu-items.ts';
import type en from './messages/en.json';
import panelStyles from './panel.module.css';
import { useArrowKeys } from './useArrowKeys.ts';
import { useFitting } from './useFitting.ts';
import type { Menu } from './useMenu.ts';
import type { Config, MenuItem } from './widget.ts';

/** Fetched on hover or focus of the header (`usePreload`). */
export const LazyMenuPanel = lazyComponent(async () => (await import('./wide-panels.ts')).MainMenuPanel);

/** Key of “More” among the items. */
const moreKey = '…';

interface Props {
  readonly config: Config;
  readonly menu: Menu;
  /** Key of the item whose panel stays away. */
  readonly missing: string | undefined;
}

/** The menu of the wide header (APG: disclosure navigation). What has no room in it is under “More”. */
export function MainMenu(props: Props) {
  const { config, menu } = props;
  const t = useMessages<typeof en>();
  const page = usePage();
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list, page.direction);
  const current = currentItem(config.menu, page);
  const fitting = useFitting(list, config.menu.length, menu.close);
  const others = config.menu.slice(fitting);

  return (
    <nav className={styles['menu']} aria-label={t('mainMenu')}>
      <ul ref={list} role="list" className={styles['items']}>
        {config.menu.map((item, index) => {
          const key = itemKey(item, index);
          const isHidden = index >= fitting;
          return item.sections.length > 0 ? (
            <Opener
              {...props}
              key={key}
              id={key}
              title={item.title}
              items={[item]}
              isHidden={isHidden}
              isCurrent={item === current}
            />
          ) : (
            <li key={key} className={styles['item']} data-place={key} hidden={isHidden}>
              <Link
                className={styles['entry']}
                href={item.ctaLink}
                event={{ event: 'nav_click', clickText: item.title }}
                marks={{
                  'aria-current': isThisPage(item.ctaLink, page)
                    ? 'page'
                    : item === current
                      ? 'true'
                      : undefined,
                }}
              >
                <span className={styles['label']}>{item.title}</span>
              </Link>
            </li>
          );
        })}
        <Opener
          {...props}
          id={moreKey}
          title={t('more')}
          items={others}
          isHidden={others.length === 0}
          isCurrent={current !== undefined && others.includes(current)}
          isMore
        />
      </ul>
    </nav>
  );
}

interface OpenerProps extends Props {
  readonly id: string;
  readonly title: string;
  /** What its panel shows: the item itself, or those that have no room. */
  readonly items: readonly MenuItem[];
  /** There is no room for it, or no need of it. */
  readonly isHidden: boolean;
  readonly isCurrent: boolean;
  readonly isMore?: boolean;
}

/** An item with sections, or “More”: a button, and the panel that it opens. */
function Opener({ id, title, items, isHidden, isCurrent, isMore, config, menu, missing }: OpenerProps) {
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isOpen = menu.open === id;
  const onPointerLeave = () => {
    if (!area.current?.matches(':focus-within')) menu.onLeave();
  };
  return (
    <li
      ref={area}
      className={styles['item']}
      data-place={id}
      hidden={isHidden}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.onRest(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPointerLeave()}
    >
      <button
        ref={button}
        form=""
        type="button"
        className={styles['entry']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={({ detail }) => menu.onPress(id, detail > 0)}
      >
        <span className={styles['label']}>{title}</span>
        <span className={styles['chevron']}>
          <Icon glyph={chevronDown} size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={panelId} className={panelStyles['panel']} data-look={isMore && 'narrow'} data-tw-root="">
          <LazyMenuPanel
            items={items}
            isMore={isMore}
            config={config}
            area={area}
            opener={button}
            onClose={menu.close}
          />
        </div>
      )}
      {missing === id && <NotLoaded className={panelStyles['note']} />}
    </li>
  );
}
