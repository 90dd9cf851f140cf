import { useId } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './faq.module.css';
import type en from './messages/en.json';
import { useVote } from './useVote.ts';

interface Props {
  readonly id: string;
  /** Where votes are sent. */
  readonly to: OwnAddress['call'];
}

/** Asks whether an answer helped; each visitor can answer once. */
export function Vote({ id, to }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const labelId = useId();
  const { vote, cast } = useVote(id, to);

  const choose = (value: boolean) => {
    cast(value);
    track({ event: 'form_submit', clickText: value ? t('yes') : t('no') });
  };
  return (
    <div className={styles['vote']} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{t('didItHelp')}</span>
      {[true, false].map((value) => (
        <Chip
          key={String(value)}
          isOn={vote === value}
          isDisabled={vote !== undefined}
          onToggle={() => choose(value)}
        >
          {value ? t('yes') : t('no')}
        </Chip>
      ))}
      <span role="status">{vote === undefined ? '' : t('thanks')}</span>
    </div>
  );
}
