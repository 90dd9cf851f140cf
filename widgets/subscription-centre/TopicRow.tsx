import { useSubscriptionMessages } from '#src/subscriptions/messages.ts';
import { toFrequency } from '#src/subscriptions/frequencies.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Choice, Row } from './edits.ts';
import type en from './messages/en.json';
import styles from './subscription-centre.module.css';

interface Props {
  readonly row: Row;
  /** It was sent and not saved. */
  readonly hasFailed: boolean;
  readonly isFixed: boolean;
  readonly onChoose: (choice: Choice) => void;
  /** The visitor takes what the service has. */
  readonly onTakeSaved: () => void;
}

/** A topic: on or off, how often, and what the service has where that has changed meanwhile. */
export function TopicRow({ row, hasFailed, isFixed, onChoose, onTakeSaved }: Props) {
  const t = useMessages<typeof en>();
  const words = useSubscriptionMessages();
  const { label, description, options, saved, choice, isOvertaken } = row;
  const nameOf = (frequency: string) => {
    const known = toFrequency(frequency);
    return known ? words(known) : t('senderDecides');
  };
  const [only] = options;
  const hasChoice = options.length > 1 || (options.length === 1 && choice.frequency === '');
  return (
    <li className={styles['row']} data-changed={row.isChanged || undefined}>
      <Switch
        label={label}
        description={description || undefined}
        note={hasFailed ? t('notSaved') : isOvertaken ? t('changedElsewhere') : undefined}
        isOn={choice.subscribed}
        isFixed={isFixed}
        onChange={(subscribed) => onChoose({ ...choice, subscribed })}
      />
      {choice.subscribed && hasChoice && (
        <div className={styles['often']}>
          <FieldShell label={t('howOften', { topic: label })} kind="choice">
            {(control) => (
              <Select
                {...control}
                form=""
                value={choice.frequency}
                onChange={({ target }) => isFixed || onChoose({ ...choice, frequency: target.value })}
              >
                {!choice.frequency && <option value="">{t('senderDecides')}</option>}
                {options.map((frequency) => (
                  <option key={frequency} value={frequency}>
                    {words(frequency)}
                  </option>
                ))}
              </Select>
            )}
          </FieldShell>
        </div>
      )}
      {choice.subscribed && !hasChoice && only && <p className={styles['quiet']}>{words(only)}</p>}
      {isOvertaken && (
        <div className={styles['overtaken']}>
          <p>
            {t('overtaken', {
              state: saved.subscribed ? t('onWith', { frequency: nameOf(saved.frequency) }) : t('off'),
            })}
          </p>
          <Button look="stroke" size="small" onClick={onTakeSaved}>
            {t('takeSaved', { topic: label })}
          </Button>
        </div>
      )}
    </li>
  );
}
