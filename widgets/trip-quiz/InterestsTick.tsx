import { useId, useState } from 'react';
import { maximumInterests } from '#src/account/kept-interests.ts';
import { useAccountMessages } from '#src/account/messages.ts';
import { troubleText } from '#src/account/save-trouble.ts';
import { useKeepInterests } from '#src/account/useKeepInterests.ts';
import { identityOf } from '#src/api/user.ts';
import { error } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import choice from '#src/ui/choice.module.css';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './trip-quiz.module.css';
import type { Config } from './widget.ts';

type Interest = Config['interests'][number];

/** What a tick has added, and to whose interests. */
interface Added {
  readonly owner: string;
  readonly interests: readonly Interest[];
}

interface Props {
  /** Those that the answers speak for. */
  readonly interests: readonly Interest[];
}

/**
 * A check box that keeps the interests of the answers that the visitor does not have yet. Nothing is kept before it is
 * ticked; to take the tick back takes back what it has added. Nothing is shown where there is nothing to add.
 */
export function InterestsTick({ interests }: Props) {
  const t = useMessages<typeof en>();
  const words = useAccountMessages();
  const { list } = useFormat();
  const id = useId();
  const { user, kept, isReady, keep } = useKeepInterests();
  const [added, setAdded] = useState<Added>();
  const [state, setState] = useState<'saving' | 'saved' | 'quiet'>('quiet');
  const [trouble, setTrouble] = useState('');

  const owner = user ? identityOf(user) : '';
  const own = added?.owner === owner ? added.interests : [];
  const isTicked = own.length > 0;
  const missing = interests
    .filter(({ key }) => !kept.includes(key))
    .slice(0, Math.max(0, maximumInterests - kept.length));
  const offered = isTicked ? own : missing;
  if (offered.length === 0 && !trouble) return null;

  const change = async (isOn: boolean) => {
    const keys = offered.map(({ key }) => key);
    const others = kept.filter((key) => !keys.includes(key));
    setAdded(isOn ? { owner, interests: offered } : undefined);
    setState('saving');
    setTrouble('');
    try {
      await keep(isOn ? [...others, ...keys] : others);
      setState(isOn ? 'saved' : 'quiet');
    } catch (reason) {
      setAdded(isOn ? undefined : { owner, interests: offered });
      setState('quiet');
      setTrouble(troubleText(words, reason));
    }
  };

  const keptIn = state === 'saved' && !user ? 'keptHere' : state;
  const said = keptIn === 'quiet' ? t('keepHint') : words(keptIn);
  return (
    <div className={styles['interests']} data-personal={user ? '' : undefined}>
      {offered.length > 0 && (
        <label className={choice['choice']}>
          <input
            form=""
            type="checkbox"
            checked={isTicked}
            disabled={!isReady}
            aria-describedby={id}
            onChange={({ target }) => void change(target.checked)}
          />
          <span>{t('keep', { interests: list(offered.map(({ label }) => label)) })}</span>
        </label>
      )}
      <p id={id} className={styles['hint']} role="status">
        {offered.length > 0 && said}
      </p>
      <div role="alert">
        {trouble && (
          <p className={styles['error']}>
            <Icon glyph={error} size={20} />
            <span>{trouble}</span>
          </p>
        )}
      </div>
    </div>
  );
}
