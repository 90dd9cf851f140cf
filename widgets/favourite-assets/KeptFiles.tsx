import { useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { heart } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { NoAccess } from '#src/portal/NoAccess.tsx';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { entriesOf } from './entries.ts';
import styles from './favourite-assets.module.css';
import { FileList } from './FileList.tsx';
import type en from './messages/en.json';
import { useKept } from './useKept.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** What the visitor has kept, once it is known. */
export function KeptFiles({ config }: Props) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const { role } = useUser();
  const { favourites, kept, details, hasFailed, again } = useKept();
  const [undone, setUndone] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const { error } = favourites;

  if (cmsMode === 'author') return <NoFiles config={config} />;
  if (!kept && error instanceof ApiError && error.status === 403) return <NoAccess role={role} />;
  if (!kept && error)
    return <FailureNote text={t(isUnreachable(error) ? 'offline' : 'failed')} onRetry={favourites.again} />;
  if (!kept) return <TilesSkeleton />;
  const entries = entriesOf(kept, details, undone);
  return (
    // The focus comes here where nothing is left.
    <div ref={place} tabIndex={-1} className={styles['place']}>
      {hasFailed && <FailureNote text={t('noDetails')} onRetry={again} />}
      {entries.length > 0 ? (
        <FileList
          config={config}
          entries={entries}
          favourites={favourites}
          hasFailed={hasFailed}
          place={place}
          onRemove={() => setUndone(entries.map(({ id }) => id))}
        />
      ) : (
        <NoFiles config={config} />
      )}
    </div>
  );
}

/** Where nothing is kept: how to keep something, and where to find it. */
function NoFiles({ config: { searchPath } }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['empty']}>
      <Icon glyph={heart} />
      <p className={styles['nothing']}>{t('empty')}</p>
      <p>{t('emptyHint')}</p>
      {searchPath && (
        <Button href={searchPath} event={{ event: 'cta_click', clickText: t('toSearch') }}>
          {t('toSearch')}
        </Button>
      )}
    </div>
  );
}

/** Four tiles on their way. */
export const TilesSkeleton = () => (
  <Skeleton className={styles['grid']}>
    {['first', 'second', 'third', 'fourth'].map((key) => (
      <div key={key} className={styles['box']}>
        <SkeletonBox shape="picture" />
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={2} />
      </div>
    ))}
  </Skeleton>
);
