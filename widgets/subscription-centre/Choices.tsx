import { useEffect, useEffectEvent, useState } from 'react';
import { subscriptionsAnswer, type Subscriptions } from '#src/subscriptions/subscriptions.schema.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import { tryRead } from '#src/schema/read.ts';
import { withChanges } from '#src/subscriptions/changes.ts';
import type { KnownSubscriptions } from '#src/subscriptions/queries.ts';
import { useManage } from '#src/subscriptions/useManage.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { changesOf, choose, drop, languageOf, leaveAll, noEdits, rowsOf, type Edits } from './edits.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import type en from './messages/en.json';
import { SaveBar } from './SaveBar.tsx';
import styles from './subscription-centre.module.css';
import { TopicRow } from './TopicRow.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';
import type { Config } from './widget.ts';

interface Props extends Pick<KnownSubscriptions, 'refetch' | 'replace'> {
  readonly config: Config;
  /** Undefined in an author's sample. */
  readonly user: User | null;
  readonly data: Subscriptions;
  readonly edits: Edits;
  readonly change: (next: Edits) => void;
}

/** All topics, the language of the mails, the way out of everything, and the bar that saves. */
export function Choices({ config, user, data, refetch, replace, edits, change }: Props) {
  const { topics, showUnsubscribeAll, preferredLanguage } = config;
  const { email, subscriptions } = data;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { manage, isSending, trouble, forgetTrouble } = useManage();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);

  const rows = rowsOf(topics, subscriptions, edits);
  const savedLanguage = languageOf(subscriptions);
  const language = preferredLanguage ? (edits.lang ?? savedLanguage) : undefined;
  const hasOtherLanguage = language !== savedLanguage && edits.lang !== undefined && preferredLanguage;
  const isDirty = rows.some(({ isChanged }) => isChanged) || hasOtherLanguage;
  useLeaveWarning(isDirty && user !== null);

  const edit = (next: Edits) => {
    if (isSending) return;
    setSaved(false);
    forgetTrouble();
    change(next);
  };

  // What the service has now comes with its refusal, or is asked for.
  const onRefusal = useEffectEvent(({ error, body }: ApiError) => {
    track({ event: 'form_error' });
    if (error !== 'changed') return;
    const present = tryRead(subscriptionsAnswer, body);
    if (present) replace(present);
    else refetch();
  });
  const refusal = trouble?.error;
  useEffect(() => {
    if (refusal) onRefusal(refusal);
  }, [refusal]);

  const save = async () => {
    const leavesAll = edits.leavesAll && rows.every(({ choice }) => !choice.subscribed);
    const changes = changesOf(rows, hasOtherLanguage);
    const missed = await manage(
      leavesAll ? { unsubscribeAll: true } : { subscriptions: changes, ...(language && { lang: language }) },
    );
    if (!missed) return;
    const done = changes.filter(({ id }) => !missed.includes(id));
    replace({
      email,
      subscriptions: withChanges(subscriptions, done, leavesAll ? undefined : language),
    });
    setFailed(missed);
    setSaved(missed.length === 0);
    const ids = (list: readonly string[]) => list.join(',');
    track({ event: 'form_submit', clickText: ids(done.map(({ id }) => id)) });
    if (missed.length > 0) track({ event: 'form_error', dataLayer: { field: ids(missed) } });
    change(
      missed.length > 0
        ? drop(
            edits,
            done.map(({ id }) => id),
          )
        : noEdits,
    );
    // The service may have decided something by itself.
    refetch();
  };

  if (rows.length === 0) return <p>{t('nothing')}</p>;
  const failedRows = rows.filter(({ id, isChanged }) => isChanged && failed.includes(id));
  const isAny = rows.some(({ choice }) => choice.subscribed);
  return (
    <div className={styles['centre']}>
      {email && (
        <p className={styles['address']}>
          <span>{t('mailsTo')}</span> <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      <fieldset form="" className={styles['topics']}>
        <legend className={styles['legend']}>{t('topics')}</legend>
        <ul className={styles['rows']} role="list">
          {rows.map((row) => (
            <TopicRow
              key={row.id}
              row={row}
              hasFailed={failedRows.includes(row)}
              isFixed={user === null}
              onChoose={(choice) => {
                setFailed((ids) => ids.filter((id) => id !== row.id));
                edit(choose(edits, row, choice));
              }}
              onTakeSaved={() => edit(drop(edits, [row.id]))}
            />
          ))}
        </ul>
      </fieldset>
      {(preferredLanguage || (showUnsubscribeAll && isAny)) && (
        <div className={styles['side']}>
          {preferredLanguage && (
            <LanguageChoice
              value={language}
              saved={savedLanguage}
              isOvertaken={hasOtherLanguage && edits.langBefore !== (savedLanguage ?? '')}
              onChoose={(lang) =>
                edit({
                  ...edits,
                  lang: lang === savedLanguage ? undefined : lang,
                  langBefore: edits.lang ? edits.langBefore : (savedLanguage ?? ''),
                })
              }
            />
          )}
          {showUnsubscribeAll && isAny && (
            <div className={styles['leave']}>
              <p className={styles['quiet']}>{t('leaveAllText')}</p>
              <Button look="stroke" size="small" onClick={() => user && edit(leaveAll(edits, rows))}>
                {t('leaveAll')}
              </Button>
            </div>
          )}
        </div>
      )}
      <SaveBar
        rows={rows}
        language={hasOtherLanguage ? language : undefined}
        isDirty={isDirty}
        isSaved={isSaved}
        isSending={isSending}
        failed={failedRows}
        trouble={trouble}
        onSave={() => isDirty && void save()}
        onDiscard={() => {
          setFailed([]);
          edit(noEdits);
        }}
      />
    </div>
  );
}
