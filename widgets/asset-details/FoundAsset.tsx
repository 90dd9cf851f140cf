import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { assetDetailsQuery } from '#src/assets/queries.ts';
import { NoAccess } from '#src/portal/NoAccess.tsx';
import { isUnreachable, onceUnless } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import { Details } from './Details.tsx';
import type en from './messages/en.json';
import { sampleAsset } from './sample-asset.ts';
import { useAssetId } from './useAssetId.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** The file that is asked for, once the service has answered; where it is gone, a way back to the library. */
export function FoundAsset({ config }: Props) {
  const id = useAssetId(config);
  return <Asked key={id} config={config} id={id} />;
}

/** As much of a query as says when to look again. */
interface Looks {
  readonly state: { readonly data: AssetDetails | undefined; readonly dataUpdateCount: number };
}

/** How often a file is asked for again while its renditions are prepared, in ms, and how many times. */
const lookEvery = 30_000;
const mostLooks = 40;

const nextLook = ({ state: { data, dataUpdateCount } }: Looks) =>
  data?.state === 'processing' && dataUpdateCount < mostLooks ? lookEvery : false;

function Asked({ config, id }: Props & { readonly id: string | undefined }) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const { user, role } = useUser();
  const isAuthor = usePage().cmsMode === 'author';
  const query = useQuery(
    useAfterHydration({
      ...assetDetailsQuery(api, user, id ?? ''),
      retry: onceUnless(isRefused),
      refetchInterval: nextLook,
    }),
  );
  const { data, error, isFetching, refetch } = query;
  // What was shown stays while the session is lost.
  const [kept, setKept] = useState(data);
  if (user && data && data !== kept) setKept(data);
  const asset = user ? data : kept;
  const again = () => void refetch();

  if (isAuthor) return <Details config={config} asset={sampleAsset(t)} onLookAgain={again} />;
  const isGone = error instanceof ApiError && error.status === 404;
  if (id === '' || isGone) return <Gone config={config} />;
  if (asset) return <Details config={config} asset={asset} onLookAgain={again} />;
  if (!user) return null;
  if (error instanceof ApiError && error.status === 403) return <NoAccess role={role} />;
  if (error && !isFetching)
    return <FailureNote text={t(isUnreachable(error) ? 'offline' : 'failed')} onRetry={again} />;
  return (
    <Skeleton>
      <SkeletonBox shape="title" />
      <SkeletonBox shape="wide-picture" />
      <SkeletonBox shape="text" lines={6} />
    </Skeleton>
  );
}

/** Whether asking again changes nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

function Gone({ config: { searchPath } }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['note']}>
      <p role="status">{t('gone')}</p>
      {searchPath && (
        <Link
          className={styles['textLink']}
          href={searchPath}
          event={{ event: 'cta_click', clickText: t('toSearch') }}
        >
          <span>{t('toSearch')}</span>
        </Link>
      )}
    </div>
  );
}
