import { Icon } from '#src/icon/Icon.tsx';
import type { Glyph } from '#src/icon/glyph.ts';
import { external } from '#src/icon/common-glyphs.ts';
import styles from './button.module.css';
import { Link, type ClickEvent, type LinkAccess } from './Link.tsx';

interface Look {
  /** `primary` for the one most wanted action of a widget, `stroke` for all others. */
  readonly look?: 'primary' | 'stroke';
  readonly size?: 'regular' | 'small';
  /** Stands behind the label. */
  readonly icon?: Glyph | undefined;
  readonly children: string;
}

interface ActionProps extends Look {
  readonly onClick: () => void;
}

interface LinkProps extends Look {
  readonly href: string;
  readonly opensNewWindow?: boolean;
  readonly event: ClickEvent;
  readonly access?: LinkAccess | undefined;
}

/** A button, or a link that looks like one. On a night ground the primary one is saffron (design, section 7). */
export function Button(props: ActionProps | LinkProps) {
  const { look = 'primary', size = 'regular', children } = props;
  const isLink = 'href' in props;
  const icon = props.icon ?? (isLink && props.opensNewWindow ? external : undefined);
  const className = [styles['button'], styles[look], styles[size]].join(' ');
  const content = (
    <>
      <span>{children}</span>
      {icon && <Icon glyph={icon} size={size === 'small' ? 16 : 20} />}
    </>
  );
  if (!isLink) {
    return (
      <button form="" type="button" className={className} onClick={props.onClick}>
        {content}
      </button>
    );
  }
  return (
    <Link
      className={className}
      href={props.href}
      opensNewWindow={props.opensNewWindow ?? false}
      event={props.event}
      access={props.access}
    >
      {content}
    </Link>
  );
}
