import { useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { Subscription } from '#src/subscriptions/subscriptions.schema.ts';
import type { SubscriptionChange } from '#src/subscriptions/subscription-endpoints.ts';
import { withChanges } from '#src/subscriptions/changes.ts';
import { useMailedSubscriptions } from '#src/subscriptions/queries.ts';
import { TroubleNote } from '#src/subscriptions/TroubleNote.tsx';
import { useManage } from '#src/subscriptions/useManage.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Ask } from './Ask.tsx';
import type en from './messages/en.json';
import { NoLink } from './NoLink.tsx';
import { Outcome, type Done } from './Outcome.tsx';
import { Reasons } from './Reasons.tsx';
import styles from './unsubscribe-page.module.css';
import { Waiting } from './Waiting.tsx';
import { WaysOn } from './WaysOn.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly token: string;
  /** Level of its headings. */
}

/** What the reader of a mail gets, and can leave by a press. It acts by the mail's token alone. */
export function Mailed({ config, token }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { list } = useFormat();
  const { data, error, refetch, replace } = useMailedSubscriptions(token);
  const { manage, isSending, trouble } = useManage();
  const [done, setDone] = useState<Done>();
  const [missed, setMissed] = useState<readonly Subscription[]>([]);

  if ([error, trouble?.error].some(isExpired))
    return <NoLink centreLink={config.centreLink} homeLink={config.homeLink} why="expired" />;
  if (error && !data) return <TroubleNote error={error} onRetry={refetch} />;
  if (!data) return <Waiting />;

  const { subscriptions } = data;
  const read = subscriptions.filter(({ subscribed }) => subscribed);

  /** Sends changes, and shows what became of them. @returns whether any was taken */
  const send = async (kind: Done['kind'], changes: readonly SubscriptionChange[], isAll = false) => {
    const failed = await manage(isAll ? { token, unsubscribeAll: true } : { token, subscriptions: changes });
    if (!failed) return false;
    const taken = changes.filter(({ id }) => !failed.includes(id));
    const before = subscriptions.filter(({ id }) => taken.some((change) => change.id === id));
    setMissed(subscriptions.filter(({ id }) => failed.includes(id)));
    replace({
      ...data,
      subscriptions: withChanges(subscriptions, taken, undefined),
    });
    if (taken.length > 0) setDone({ kind, before, isAll });
    return taken.length > 0;
  };
  const leave = async (chosen: readonly Subscription[]) => {
    const changes = chosen.map(({ id }) => ({ id, subscribed: false }));
    const isAll = chosen.length > 1 && chosen.length === read.length;
    const isTaken = await send('left', changes, isAll);
    track({ event: isTaken ? 'form_submit' : 'form_error' });
  };
  const lower = (chosen: readonly Subscription[], frequency: string, label: string) => {
    track({ event: 'cta_click', clickText: label });
    void send(
      'less',
      chosen.map(({ id }) => ({ id, subscribed: true, frequency })),
    );
  };
  const undo = (before: readonly Subscription[]) => {
    track({ event: 'cta_click', clickText: t('undo') });
    const changes = before.map(({ id, frequency }) => ({
      id,
      subscribed: true,
      ...(frequency && { frequency }),
    }));
    void send('undone', changes);
  };

  const isOut = !done && read.length === 0;
  return (
    <>
      {data.email && (
        <p className={styles['quiet']}>
          <span>{t('mailsTo')}</span> <bdi dir="ltr">{data.email}</bdi>
        </p>
      )}
      {isOut && <p className={styles['lead']}>{t('alreadyOut')}</p>}
      {done && (
        <Outcome
          key={`${done.kind} ${done.before.map(({ id }) => id).join(' ')}`}
          done={done}
          read={read}
          isSending={isSending}
          onUndo={() => undo(done.before)}
        />
      )}
      {missed.length > 0 && (
        <TroubleNote text={t('missed', { lists: list(missed.map(({ label }) => label)) })} />
      )}
      {trouble && <TroubleNote error={trouble.error} until={trouble.until} />}
      {done?.kind === 'left' && config.reasons.length > 0 && (
        <Reasons
          reasons={config.reasons}
          ids={done.isAll ? undefined : done.before.map(({ id }) => id)}
          token={token}
        />
      )}
      {read.length > 0 && (!done || done.kind === 'undone' || missed.length > 0) && (
        <Ask
          read={read}
          offersLess={config.offerLess}
          isSending={isSending}
          onLeave={(chosen) => void leave(chosen)}
          onLower={lower}
        />
      )}
      {(isOut || done) && <WaysOn config={config} />}
    </>
  );
}

/** By which services refuse the token of a mail, each in its own way. */
const ofTokens: readonly number[] = [400, 401, 403, 404, 410];

/** Whether the service no longer takes the link. */
const isExpired = (fault: unknown): boolean =>
  fault instanceof ApiError && (fault.error === 'expired' || ofTokens.includes(fault.status));
