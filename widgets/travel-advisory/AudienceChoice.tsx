import { Chip } from '#src/ui/Chip.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './travel-advisory.module.css';
import type { Audience } from './widget.ts';

interface Props {
  readonly audiences: readonly Audience[];
  readonly chosen: ReadonlySet<Audience>;
  readonly onChoose: (chosen: ReadonlySet<Audience>) => void;
  /** How many topics are shown; empty where all are. */
  readonly found: string;
}

/** Who travels: topics for one of the chosen ones are shown, and all where none is chosen. */
export function AudienceChoice({ audiences, chosen, onChoose, found }: Props) {
  const t = useMessages<typeof en>();
  const turn = (audience: Audience, isOn: boolean) =>
    onChoose(new Set(isOn ? [...chosen, audience] : [...chosen].filter((other) => other !== audience)));
  return (
    <div className={styles['filter']}>
      <div className={styles['audiences']} role="group" aria-label={t('audiences')}>
        {audiences.map((audience) => (
          <Chip key={audience} isOn={chosen.has(audience)} onToggle={(isOn) => turn(audience, isOn)}>
            {t(audience)}
          </Chip>
        ))}
      </div>
      <p className={styles['found']} role="status">
        {found}
      </p>
    </div>
  );
}
