/* oxlint-disable tourism/form-owner -- They stand in the form of SignupForm.tsx. */
import { ErrorText } from '#src/forms/ErrorText.tsx';
import choice from '#src/ui/choice.module.css';
import shell from '#src/ui/field-shell.module.css';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './newsletter-signup.module.css';
import type { Config } from './widget.ts';

interface Props {
  /** Of the first box that can be ticked. */
  readonly id: string;
  readonly lists: Config['lists'];
  /** Ids of those that the visitor has already. */
  readonly subscribed: readonly string[];
  readonly error: string | undefined;
}

/** The newsletters to choose from. One that the visitor has already is ticked and stays so. */
export function Lists({ id, lists, subscribed, error }: Props) {
  const t = useMessages<typeof en>();
  const first = lists.find((list) => !subscribed.includes(list.id));
  return (
    <fieldset className={styles['lists']} aria-describedby={error && `${id}e`}>
      <legend className={shell['label']}>
        <span>{t('lists')}</span>
        <span aria-hidden="true">*</span>
      </legend>
      <div className={styles['boxes']}>
        {lists.map((list) => {
          const isSubscribed = subscribed.includes(list.id);
          return (
            <label key={isSubscribed ? `${list.id} had` : list.id} className={choice['choice']}>
              <input
                id={list === first ? id : undefined}
                type="checkbox"
                name="lists"
                value={list.id}
                defaultChecked={isSubscribed || list.checked}
                disabled={isSubscribed}
                aria-invalid={error && !isSubscribed ? true : undefined}
              />
              <span>
                <bdi>{list.label || list.id}</bdi>{' '}
                {isSubscribed && <span className={styles['note']}>{t('subscribed')}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </fieldset>
  );
}
