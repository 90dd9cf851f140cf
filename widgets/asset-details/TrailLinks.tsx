import { useSyncExternalStore } from 'react';
import { neighboursOf, readTrail } from '#src/assets/trail.ts';
import { assetTrail } from '#src/assets/storage.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { subscribe } from '#src/storage/store.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';
import { assetHref } from './useAssetId.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly id: string;
}

const subscribeTrail = (listener: () => void) => subscribe(assetTrail, listener);

/** The way back to the search, and to the files before and after this one in it; the library for who came another way. */
export function TrailLinks({ config, id }: Props) {
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  const kept = useSyncExternalStore(subscribeTrail, readTrail, () => undefined);
  const trail = isAuthor ? undefined : kept;
  const near = trail && neighboursOf(id);
  const index = trail?.ids.indexOf(id) ?? -1;
  const { searchPath } = config;
  const query = near ? (trail?.query ?? '').replace(/^\??(?=.)/, '?') : '';
  const steps = [
    ['previous', near?.previous],
    ['next', near?.next],
  ] as const;
  if (!near && !searchPath) return null;
  return (
    <nav className={styles['trail']} aria-label={t(near ? 'trail' : 'label')} data-personal="">
      {searchPath && (
        <Link
          className={styles['textLink']}
          href={near ? `${searchPath.replace(/[?#].*$/, '')}${query}` : searchPath}
          event={{ event: 'cta_click', clickText: t(near ? 'back' : 'toSearch') }}
        >
          <span>{t(near ? 'back' : 'toSearch')}</span>
        </Link>
      )}
      {near && trail && trail.ids.length > 1 && (
        <div className={styles['steps']}>
          <p className={styles['quiet']}>{t('place', { index: index + 1, total: trail.ids.length })}</p>
          {steps.map(([name, other]) => {
            const href = other && assetHref(config, other);
            return (
              href && (
                <Link
                  key={name}
                  className={styles['step']}
                  href={href}
                  event={{ event: 'item_click', clickText: t(name) }}
                >
                  <span>{t(name)}</span>
                  <span className={styles[name]}>
                    <Icon glyph={arrow} size={20} />
                  </span>
                </Link>
              )
            );
          })}
        </div>
      )}
    </nav>
  );
}
