import type { OwnAddress } from '#src/api/own-address.ts';
import { paywallQuery } from '#src/access/access-queries.ts';
import { ClosedByFailure } from '#src/access/ClosedByFailure.tsx';
import { Gate } from '#src/access/Gate.tsx';
import { GatedSlot } from '#src/access/GatedSlot.tsx';
import { GateWaiting } from '#src/access/GateWaiting.tsx';
import { ProtectedBody } from '#src/access/ProtectedBody.tsx';
import { usePermission } from '#src/access/usePermission.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { ClosedByReason } from './ClosedByReason.tsx';
import type en from './messages/en.json';
import styles from './paywall-container.module.css';
import { Teaser } from './Teaser.tsx';
import type { Config } from './widget.ts';

export interface Sides {
  readonly config: Config;
  /** Calls the address of what is kept; undefined where an element of the page is. */
  readonly call: OwnAddress['call'];
}

/**
 * The beginning, then what is kept, or why it is. The service is asked where the visitor's role fits, since its answer counts a
 * view; whatever is not an answer that allows it is closed.
 */
export function MembersPart({ config, call }: Sides) {
  const { requiredRoles, metered, slotId = '', registerLink } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { user, isPending: isUserPending, can } = useUser();
  const hasRole = !requiredRoles || requiredRoles.some((role) => can(role));
  const { answer, failure, isPending, isAsking, isLeft, place, askAgain } = usePermission(
    paywallQuery(useApi(), user),
    hasRole,
  );

  const otherRole = user ? 'role' : 'anonymous';
  const reason = hasRole ? answer?.reason : otherRole;
  const isBusy = isUserPending || (hasRole && isPending);
  const isOpen = !isBusy && hasRole && answer !== undefined && answer.reason === undefined;
  const closed = isBusy ? (
    <GateWaiting />
  ) : reason ? (
    <ClosedByReason reason={reason} texts={config.reasonTexts} registerLink={registerLink} />
  ) : (
    <ClosedByFailure failure={failure ?? 'failed'} isAsking={isAsking} onRetry={askAgain} />
  );
  const left = metered && !user ? answer?.remaining : undefined;
  return (
    <Gate
      isOpen={isOpen}
      isLeft={isLeft}
      place={place}
      before={<Teaser html={config.teaserHtml} isBusy={isBusy} isFaded={!isOpen} />}
      closed={closed}
      onOpenedByPress={() => track({ event: 'form_submit', clickText: 'unlock' })}
    >
      <div className={styles['rest']}>
        {left !== undefined && (
          <p className={styles['left']}>{left === 0 ? t('last') : t('remaining', { count: left })}</p>
        )}
        {call ? <ProtectedBody call={call} /> : <GatedSlot id={slotId} />}
      </div>
    </Gate>
  );
}
