import { useState, type RefObject } from 'react';
import { useProfileStatus } from '#src/account/useProfileStatus.ts';
import type { OwnAddress } from '#src/api/own-address.ts';
import { useReceipt } from '#src/forms/receipts.ts';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import type en from './messages/en.json';
import { NotActive } from './NotActive.tsx';
import type { Tier } from './tiers.ts';
import { useEnrolment, type Enrolled } from './useEnrolment.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly config: Config;
  /** Where enrolments are posted; undefined for the service of profiles. */
  readonly call: OwnAddress['call'];
  readonly tiers: readonly Tier[];
  readonly programme: string;
}

/** What a signed-in visitor sees: the form, the card, or why there is neither. */
export function Membership({ root, config, call, tiers, programme }: Props) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const headingLevel = useHeadingLevel();
  const { user } = useUser();
  const { status, hasFailed, again } = useProfileStatus();
  const enrolment = useEnrolment(call);
  const [enrolled, keep] = useReceipt<Enrolled>(root);
  // What was known stays while the session is lost: nothing that was typed may go.
  const [known, setKnown] = useState(status);
  if (status && status !== known) setKnown(status);

  if (hasFailed && !known)
    return <FailureNote text={t(navigator.onLine ? 'failed' : 'offline')} onRetry={again} />;
  if (!known && cmsMode !== 'author') return <Waiting />;

  const membership = known?.loyalty;
  const state = membership?.state ?? 'none';
  const { wasMember, reference } = enrolled ?? {};
  const isMember = membership && state === 'enrolled';
  return (
    <>
      {enrolled && (
        <SuccessNote
          headingLevel={headingLevel}
          title={t(wasMember ? 'wasMember' : isMember ? 'joined' : 'sent', { programme })}
        >
          {!isMember && !wasMember && <p>{t('cardFollows')}</p>}
          {reference && (
            <p>
              <span>{t('reference')}</span> <bdi dir="ltr">{reference}</bdi>
            </p>
          )}
          {state === 'none' && (
            <Button look="stroke" size="small" onClick={() => void enrolment.ask()}>
              {t('askAgain')}
            </Button>
          )}
        </SuccessNote>
      )}
      {isMember && user && <MemberCard {...{ config, membership, tiers, programme, user }} />}
      {(state === 'pending' || state === 'suspended') && membership && (
        <NotActive
          state={state}
          number={membership.number}
          helpLink={config.helpLink}
          onAsk={() => void enrolment.ask()}
        />
      )}
      {state === 'none' && !enrolled && (
        <EnrolForm
          config={config}
          known={known}
          programme={programme}
          send={enrolment.send}
          onSent={({ reference: given }) => {
            void enrolment.loadCard();
            keep({ ...enrolment.outcome(), reference: given });
          }}
        />
      )}
    </>
  );
}

const Waiting = () => (
  <Skeleton>
    <SkeletonBox shape="title" />
    <SkeletonBox shape="text" lines={6} />
    <SkeletonBox shape="button" />
  </Skeleton>
);
