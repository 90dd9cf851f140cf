import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { useFocusOnOpen } from '#src/portal/useFocusOnOpen.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './access.module.css';
import { protectedQuery } from './access-queries.ts';
import { ClosedByFailure } from './ClosedByFailure.tsx';
import { GateWaiting } from './GateWaiting.tsx';
import { failureOf } from './usePermission.ts';

interface Props {
  /** Its address, as `usePersonalAddress` judges it. */
  readonly call: NonNullable<OwnAddress['call']>;
}

/**
 * A text that is no part of the page and is fetched with the visitor's permission: sanitised, with the widgets in it. For the
 * content of a `Gate`.
 */
export function ProtectedBody({ call }: Props) {
  const api = useApi();
  const { user } = useUser();
  const headingLevel = useHeadingLevel();
  const { data, error, isFetching, refetch } = useQuery(protectedQuery(api, user, call));
  const isMount = useMemo(() => data?.createMountJudge(), [data]);
  const { content, onClickCapture } = useFocusOnOpen(data !== undefined);
  const failed = (
    <ClosedByFailure
      failure={failureOf(error) ?? 'failed'}
      isAsking={isFetching}
      onRetry={() => void refetch()}
    />
  );
  return (
    <div onClickCapture={onClickCapture}>
      {data ? (
        <div ref={content} className={styles['body']}>
          <RichText html={data.html} headingLevel={headingLevel} isMount={isMount} otherwise={failed} />
        </div>
      ) : error ? (
        failed
      ) : (
        <GateWaiting />
      )}
    </div>
  );
}
