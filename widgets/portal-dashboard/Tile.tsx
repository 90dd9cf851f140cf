import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import { Link } from '#src/ui/Link.tsx';
import { SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';
import { Trouble } from './Trouble.tsx';
import { useCount } from './useCount.ts';
import type { TileConfig } from './widget.ts';

interface Props {
  readonly tile: TileConfig;
  /** From 1. */
  readonly position: number;
}

/** A link to a tool of the portal, with the number of what waits there. */
export function Tile({ tile, position }: Props) {
  const { title, iconName, ctaLink, source } = tile;
  const t = useMessages<typeof en>();
  const { count, isComing, trouble, again } = useCount(source);
  return (
    <li className={styles['tile']} aria-busy={isComing || undefined}>
      <TileLink href={ctaLink} {...{ title, iconName, position }}>
        {count !== undefined && source !== 'none' && (
          <span className={styles['count']}>{t(source, { count })}</span>
        )}
        {isComing && <SkeletonBox shape="text" className={styles['coming']} />}
      </TileLink>
      {trouble && <Trouble text={t(trouble)} about={title} onRetry={again} />}
    </li>
  );
}

interface LinkProps extends Pick<TileConfig, 'title' | 'iconName'> {
  readonly href: string | undefined;
  readonly position: number;
  /** Its number, or what stands for it. */
  readonly children: React.ReactNode;
}

/** The whole tile is its link. */
export const TileLink = ({ href, title, iconName, position, children }: LinkProps) => (
  <Link
    className={styles['link']}
    href={href}
    event={{ event: 'nav_click', clickText: title, dataLayer: { position } }}
  >
    {iconName && (
      <span className={styles['icon']}>
        <AuthorsIcon name={iconName} />
      </span>
    )}
    <span className={styles['title']} dir="auto">
      {title}
    </span>{' '}
    {children}
  </Link>
);
