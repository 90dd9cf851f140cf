import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { termsQuery } from '#src/access/access-queries.ts';
import type { Upload } from '#src/forms/send.ts';
import { partnerQuery } from '#src/partners/partner-queries.ts';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './access-request-form.module.css';
import { formQuery } from './form-query.ts';
import type en from './messages/en.json';
import type { RequestReceipt } from './request.schema.ts';
import { RequestFields } from './RequestFields.tsx';
import { Standing } from './Standing.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly upload: Upload | undefined;
  readonly onSent: (receipt: RequestReceipt) => void;
}

/** The last that was known: what was asked for a visitor stays while the session is lost, since nothing typed may go. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}

/** How far the visitor's request is, and the form where one may be handed in. */
export function Request({ config, upload, onSent }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const { user } = useUser();
  const isAuthor = usePage().cmsMode === 'author';
  const access = useQuery(useAfterHydration(termsQuery(api, user)));
  const form = useQuery(useAfterHydration(formQuery(api, user, config.formKey)));
  const companyId = user?.company?.companyId ?? '';
  const company = useQuery(useAfterHydration(partnerQuery(api, user, companyId)));
  const known = useLastKnown(access.data);
  const definition = useLastKnown(form.data);
  const partner = useLastKnown(company.data);

  if (user && access.error && !access.isFetching)
    return <Trouble error={access.error} onRetry={() => void access.refetch()} />;
  // The company's products stand in the form from the start.
  const isReady = isAuthor || (known && !company.isLoading);
  if (!isReady) return <Waiting />;
  if (known?.access === 'granted' || known?.access === 'pending')
    return <Standing access={known} statusLink={config.statusLink} />;

  const hasFields = (definition?.fields.length ?? 0) > 0 || config.fallbackFields.length > 0;
  if (!hasFields && isAuthor) return <p>{t('fieldsCome')}</p>;
  if (!hasFields && form.isLoading) return <Waiting />;
  if (!hasFields) return <Trouble error={form.error} onRetry={() => void form.refetch()} />;
  return (
    <div className={styles['parts']}>
      {known?.access === 'rejected' && <Standing access={known} statusLink={undefined} />}
      <RequestFields
        config={config}
        definition={definition}
        partner={partner ?? undefined}
        upload={upload}
        isAgain={known?.access === 'rejected'}
        onSent={onSent}
      />
    </div>
  );
}

interface TroubleProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function Trouble({ error, onRetry }: TroubleProps) {
  const t = useMessages<typeof en>();
  return <FailureNote text={t(isUnreachable(error) ? 'offline' : 'failed')} onRetry={onRetry} />;
}

const Waiting = () => (
  <Skeleton>
    <SkeletonBox shape="text" lines={6} />
    <SkeletonBox shape="button" />
  </Skeleton>
);
