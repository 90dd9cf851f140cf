import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { userIdOf } from '#src/api/user.ts';
import { keepable } from '#src/drafts/keepable.ts';
import type { DraftValues } from '#src/drafts/store.ts';
import { useEngine } from '#src/forms/engine.ts';
import type { Values } from '#src/forms/values.ts';
import { useUser } from '#src/session/useUser.ts';
import { writeKey } from '#src/storage/store.ts';
import { toJson } from '#src/text/json.ts';
import { Button } from '#src/ui/Button.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './enlist-business.module.css';
import type en from './messages/en.json';
import { enlistDraft } from './storage.ts';

interface Props {
  readonly owner: string;
  /** The entry that is changed; undefined for a new one. */
  readonly companyId: string | undefined;
  /** What the form began with: one of it that is empty now stays empty. */
  readonly start: Values;
}

/** Ms after which what has changed is kept. */
const interval = 30_000;

/** Keeps a draft of the form on this device: by its button, and by itself. While the session is lost it keeps nothing. */
export function DraftKeeper({ owner, companyId, start }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const say = useAnnounce();
  const { form, fields, step } = useEngine();
  const { user } = useUser();
  const [told, tell] = useState('');
  const last = useRef('');
  const isOwner = user !== null && userIdOf(user) === owner;

  const read = (): DraftValues => {
    const values = Object.fromEntries(fields.map(({ name, key }) => [name, form.getValues(key) ?? '']));
    return keepable(values, fields, start as DraftValues);
  };
  const keep = (): string => {
    const values = read();
    const now = new Date();
    last.current = toJson([step, values]);
    const isKept = writeKey(enlistDraft, {
      owner,
      savedAt: now.toISOString(),
      step,
      values,
      ...(companyId !== undefined && { companyId }),
    });
    const words = isKept ? t('draftSaved', { time: format.time(now) }) : t('draftLost');
    tell(words);
    return words;
  };
  const begin = useEffectEvent(() => {
    last.current = toJson([step, read()]);
  });
  const keepChanges = useEffectEvent(() => {
    if (isOwner && toJson([step, read()]) !== last.current) keep();
  });
  useEffect(() => {
    begin();
    const timer = setInterval(keepChanges, interval);
    return () => clearInterval(timer);
  }, []);

  if (!isOwner) return null;
  return (
    <>
      <Button look="stroke" onClick={() => say(keep())}>
        {t('saveDraft')}
      </Button>
      {told && <p className={styles['quiet']}>{told}</p>}
    </>
  );
}
