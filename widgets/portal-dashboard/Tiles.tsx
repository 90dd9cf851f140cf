import { useUser } from '#src/session/useUser.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';
import { Tile, TileLink } from './Tile.tsx';
import type { Config } from './widget.ts';

/** The tools of the portal that the visitor's role may use; whoever belongs to no company is led to link theirs first. */
export function Tiles({ config }: { readonly config: Config }) {
  const { tiles, linkCompanyPath } = config;
  const t = useMessages<typeof en>();
  const { role, can } = useUser();
  const isAuthor = usePage().cmsMode === 'author';
  const shown = isAuthor ? tiles : tiles.filter(({ requiredRole }) => can(requiredRole));
  const hasLink = linkCompanyPath !== undefined && (isAuthor || role === 'DEFAULT');
  if (tiles.length === 0 && !hasLink) return null;
  if (shown.length === 0 && !hasLink) return <p>{t('noTiles')}</p>;
  return (
    <ul className={styles['tiles']} aria-label={t('tiles')}>
      {hasLink && (
        <li className={styles['tile']} data-first="">
          <TileLink href={linkCompanyPath} title={t('linkCompany')} iconName="users" position={1}>
            <span className={styles['text']}>{t('linkCompanyText')}</span>
          </TileLink>
        </li>
      )}
      {shown.map((tile, index) => (
        <Tile
          key={`${tile.id ?? ''} ${tile.title} ${tile.ctaLink ?? ''}`}
          tile={tile}
          position={index + (hasLink ? 2 : 1)}
        />
      ))}
    </ul>
  );
}
