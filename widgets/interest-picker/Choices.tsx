import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useAccountMessages } from '#src/account/messages.ts';
import { error } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import button from '#src/ui/button.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './interest-picker.module.css';
import { InterestTile } from './InterestTile.tsx';
import type en from './messages/en.json';
import { useChoice } from './useChoice.ts';
import { useOfferOfKept } from './useOfferOfKept.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Whether the visitor has just asked for it. */
  readonly takesFocus: boolean;
  readonly onSkip: () => void;
}

/** The interests as check boxes, how many are chosen, and what became of the choice. */
export function Choices({ config, takesFocus, onSkip }: Props) {
  const { title, saveLabel, autoSave, max } = config;
  const t = useMessages<typeof en>();
  const words = useAccountMessages();
  const hint = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const interests = withoutRepeated(config.interests);
  const choice = useChoice(
    config,
    interests.map(({ key }) => key),
  );
  const { chosen, isReady, isAnonymous, state } = choice;
  useOfferOfKept(choice, max);
  const ask = useAskForSignIn();

  useEffect(() => {
    if (takesFocus) group.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    choice.save();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <fieldset
        ref={group}
        className={styles['group']}
        disabled={!isReady}
        aria-busy={!isReady || undefined}
        aria-describedby={hint}
        data-personal={isAnonymous ? undefined : ''}
      >
        <legend>
          <VisuallyHidden>{title || t('legend')}</VisuallyHidden>
        </legend>
        <p id={hint} className={styles['hint']}>
          {config.min > 0 ? t('between', { min: config.min, count: max }) : t('most', { count: max })}
        </p>
        <ul className={styles['tiles']}>
          {interests.map((interest) => (
            <li key={interest.key}>
              <InterestTile
                interest={interest}
                isChosen={chosen.includes(interest.key)}
                onChange={() => choice.toggle(interest.key)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles['foot']}>
        <div className={styles['said']}>
          <div className={styles['state']}>
            <p className={styles['count']} role="status">
              {isReady && t('chosen', { count: chosen.length, max })}
            </p>
            <p role={autoSave ? undefined : 'status'}>
              {state.kind === 'saving' || state.kind === 'saved' ? words(state.kind) : ''}
            </p>
          </div>
          <div role="alert">
            {state.kind === 'trouble' && (
              <p className={styles['trouble']}>
                <Icon glyph={error} size={20} />
                <span>{state.text}</span>
              </p>
            )}
          </div>
          {isReady && isAnonymous && choice.isKept && chosen.length > 0 && ask && (
            <p className={styles['hint']}>
              <span>{words('keptHere')}</span>{' '}
              <button type="button" className={styles['link']} onClick={() => ask()}>
                <span>{t('signIn')}</span>
              </button>
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          {isReady && chosen.length === 0 && (
            <button type="button" className={styles['link']} onClick={onSkip}>
              <span>{t('skip')}</span>
            </button>
          )}
          {!autoSave && (
            <button
              type="submit"
              className={`${button['button']} ${button['primary']}`}
              aria-disabled={state.kind === 'saving' || undefined}
            >
              <span>{saveLabel || t('save')}</span>
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

const withoutRepeated = (interests: Config['interests']) =>
  [...new Map(interests.toReversed().map((interest) => [interest.key, interest])).values()].toReversed();
