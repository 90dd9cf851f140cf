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
import type { Menu } from './useMenu.ts';
import type { Config, MenuItem } from './widget.ts';

/** Fetched on hover or focus of the header (`usePreload`). */
export const LazyMenuPanel = lazyComponent(async () => (await import('./wide-panels.ts')).MenuPanel);

interface Props {
  readonly config: Config;
  readonly menu: Menu;
  /** Key of the item whose panel stays away. */
  readonly missing: string | undefined;
}

/** The menu of the wide header (APG: disclosure navigation). */
export function MainMenu(props: Props) {
  const { config } = props;
  const t = useMessages<typeof en>();
  const { url, direction } = usePage();
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list, direction);
  const current = currentItem(config.menu, url);

  return (
    <nav className={styles['menu']} aria-label={t('mainMenu')}>
      <ul ref={list} role="list" className={styles['items']}>
        {config.menu.map((item, index) => {
          const key = itemKey(item, index);
          return item.sections.length > 0 ? (
            <Opener {...props} key={key} id={key} item={item} isCurrent={item === current} />
          ) : (
            <li key={key} className={styles['item']} data-place={key}>
              <Link
                className={styles['entry']}
                href={item.ctaLink}
                event={{ event: 'nav_click', clickText: item.title }}
                marks={{
                  'aria-current': isThisPage(item.ctaLink, url)
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
      </ul>
    </nav>
  );
}

interface OpenerProps extends Props {
  readonly id: string;
  readonly item: MenuItem;
  readonly isCurrent: boolean;
}

/** An item with sections: a button, and the panel that it opens. */
function Opener({ id, item, isCurrent, config, menu, missing }: OpenerProps) {
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
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.onRest(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPointerLeave()}
    >
      <button
        ref={button}
        type="button"
        className={styles['entry']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={({ detail }) => menu.onPress(id, detail > 0)}
      >
        <span className={styles['label']}>{item.title}</span>
        <span className={styles['chevron']}>
          <Icon glyph={chevronDown} size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={panelId} className={panelStyles['panel']} data-tw-root="">
          <LazyMenuPanel item={item} config={config} area={area} opener={button} onClose={menu.close} />
        </div>
      )}
      {missing === id && <NotLoaded className={panelStyles['note']} />}
    </li>
  );
}
