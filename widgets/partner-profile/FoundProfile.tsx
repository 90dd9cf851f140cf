import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import type { OwnAddress } from '#src/api/own-address.ts';
import { partnerQuery } from '#src/partners/partner-queries.ts';
import { PartnerTrouble } from '#src/partners/PartnerTrouble.tsx';
import { NoAccess } from '#src/portal/NoAccess.tsx';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { maySee } from './may-see.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';
import { Profile } from './Profile.tsx';
import { sampleEntry } from './sample-entry.ts';
import { useCompanyId } from './useCompanyId.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Where what visitors write goes; without it there is no form. */
  readonly contactCall: OwnAddress['call'];
}

/** The company that is asked for, once the service has answered; where it is gone, a way back to the directory. */
export function FoundProfile({ config, contactCall }: Props) {
  const companyId = useCompanyId(config.idFrom);
  return <Asked key={companyId} config={config} contactCall={contactCall} companyId={companyId} />;
}

function Asked({ config, contactCall, companyId }: Props & { readonly companyId: string | undefined }) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const visitor = useUser();
  const { cmsMode } = usePage();
  const query = useQuery(useAfterHydration(partnerQuery(api, visitor.user, companyId ?? '')));
  const answer = query.data && !maySee(query.data, visitor) ? null : query.data;
  // What was shown stays while the session is lost: nothing that was typed may go.
  const [kept, setKept] = useState(answer);
  if (visitor.user && answer !== undefined && answer !== kept) setKept(answer);
  const entry = visitor.user ? answer : kept;

  if (cmsMode === 'author')
    return <Profile config={config} contactCall={contactCall} entry={sampleEntry(t)} />;
  // The session was lost before there was anything to show.
  if (!visitor.user && !entry) return null;
  if (companyId === '' || entry === null) return <Gone config={config} isOwn={config.idFrom === 'own'} />;
  if (entry) return <Profile config={config} contactCall={contactCall} entry={entry} />;
  if (query.error instanceof ApiError && query.error.status === 403) return <NoAccess role={visitor.role} />;
  if (query.error && !query.isFetching)
    return <PartnerTrouble error={query.error} text={t('failed')} onRetry={() => void query.refetch()} />;
  return (
    <Skeleton>
      <SkeletonBox shape="title" />
      <SkeletonBox shape="text" lines={6} />
      <SkeletonBox shape="wide-picture" />
    </Skeleton>
  );
}

function Gone({ config: { directoryPath }, isOwn }: { readonly config: Config; readonly isOwn: boolean }) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['gone']}>
      <p role="status">{t(isOwn ? 'noCompany' : 'gone')}</p>
      {directoryPath && (
        <Link
          className={styles['textLink']}
          href={directoryPath}
          event={{ event: 'cta_click', clickText: t('toDirectory') }}
        >
          <span>{t('toDirectory')}</span>
        </Link>
      )}
    </div>
  );
}
