import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import type { Glyph } from '#src/icon/glyph.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePage } from '#src/widget/context.ts';
import { followMenuKey, menuItems } from './menu-keys.ts';
import styles from './menu-button.module.css';
import { placeNear } from './place-near.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** An entry of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly glyph?: Glyph;
  /** A line stands above it. */
  readonly isApart?: boolean;
  /** The menu is closed and the button has the focus when it is called. */
  readonly onChoose: () => void;
}

interface Props {
  /** The button's name. It is not seen. */
  readonly label: string;
  /** What is seen of the button. */
  readonly glyph: Glyph;
  /** In their order; at least one. */
  readonly items: readonly MenuItem[];
  /** Stands below the entries and describes the menu. Not shown where there is no pointer that hovers. */
  readonly help?: string;
  /** Keys that the button follows without its menu, as `aria-keyshortcuts` writes them. */
  readonly shortcuts?: string;
  /** Called with keys pressed on the button; one whose default is prevented opens nothing. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

type End = 'first' | 'last';

/**
 * A button of 44 px that opens a menu (APG: menu button). Enter, Space, Arrow Down and a press open it at its first entry, Arrow Up
 * at its last. Escape, Tab, and a press or focus elsewhere close it. It stands in the top layer, beside its button.
 */
export function MenuButton(props: Props) {
  const { label, glyph, items, help, shortcuts, ref } = props;
  const [openAt, setOpenAt] = useState<End>();
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const close = () => setOpenAt(undefined);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    props.onKeyDown?.(event);
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isArrow || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <span ref={area} className={styles['area']}>
      <button
        ref={ref}
        id={`${id}b`}
        form=""
        type="button"
        className={styles['button']}
        aria-haspopup="menu"
        aria-expanded={openAt !== undefined}
        aria-controls={openAt && id}
        aria-keyshortcuts={shortcuts}
        onClick={() => setOpenAt(openAt ? undefined : 'first')}
        // The open menu would lose the focus and close, and the click would open it again.
        onMouseDown={(event) => openAt && event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <Icon glyph={glyph} size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {openAt && <Menu {...{ id, items, help, openAt, area }} onClose={close} />}
    </span>
  );
}

interface MenuProps {
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly help: string | undefined;
  readonly openAt: End;
  /** Holds the button, as its first element, and the menu. */
  readonly area: { readonly current: HTMLElement | null };
  readonly onClose: () => void;
}

function Menu({ id, items, help, openAt, area, onClose }: MenuProps) {
  const { language } = usePage();
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [element, opener] = [panel.current, area.current?.firstElementChild];
    if (!element || !opener) return undefined;
    const follow = () => placeNear(element, opener);
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && area.current?.contains(target))) close();
    };
    // Browsers without popovers show it where it stands in the page's layers.
    if (typeof element.showPopover === 'function') {
      element.popover = 'manual';
      element.showPopover();
    }
    follow();
    menuItems(element)
      .at(openAt === 'last' ? -1 : 0)
      ?.focus({ preventScroll: true });
    const end = new AbortController();
    window.addEventListener('pointerdown', onPointerDown, { capture: true, signal: end.signal });
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal: end.signal });
    window.addEventListener('resize', follow, end);
    return () => end.abort();
  }, [area, openAt]);

  const leave = () => {
    onClose();
    const opener = area.current?.firstElementChild;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return followMenuKey(event, panel.current, language);
    if (event.nativeEvent.isComposing) return undefined;
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    return leave();
  };
  return (
    <div
      ref={panel}
      className={styles['panel']}
      data-tw-root=""
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && onClose()}
    >
      <ul
        id={id}
        role="menu"
        aria-labelledby={`${id}b`}
        aria-describedby={help && `${id}h`}
        onKeyDown={onKeyDown}
      >
        {items.map(({ label, glyph, isApart, onChoose }) => (
          <li key={label} role="none" data-apart={isApart || undefined}>
            <button
              form=""
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles['item']}
              onClick={() => {
                leave();
                onChoose();
              }}
            >
              {glyph && <Icon glyph={glyph} size={20} />}
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {help && (
        <p id={`${id}h`} className={styles['help']}>
          {help}
        </p>
      )}
    </div>
  );
}
