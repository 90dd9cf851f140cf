import { durationText } from '#src/i18n/duration.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';
import { ShowButton } from './ShowButton.tsx';
import type { Lengths } from './useLengths.ts';
import type { Stage } from './widget.ts';

interface Props {
  readonly stages: readonly Stage[];
  readonly lengths: Lengths;
  /** Shows where a stage begins, by its number; without it that is not known. */
  readonly onShow: ((number: number) => void) | undefined;
}

/** The stages in their order. */
export function Stages({ stages, lengths, onShow }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  return (
    <div className={styles['list']}>
      <Heading level={level} look="h3">
        {t('stages')}
      </Heading>
      <ol className={styles['stages']}>
        {stages
          .map((stage, index) => ({ ...stage, number: index + 1 }))
          .map(({ number, title, km, minutes, note }) => {
            const facts = [km && lengths.distance(km), minutes && durationText(minutes, format)].filter(
              Boolean,
            );
            return (
              <li key={number}>
                <span className={styles['number']} aria-hidden="true">
                  {format.number(number)}
                </span>
                <p className={styles['stageTitle']}>{title}</p>
                {facts.length > 0 && <p className={styles['quiet']}>{facts.join(' · ')}</p>}
                {note && <p>{note}</p>}
                {onShow && <ShowButton title={title} onClick={() => onShow(number)} />}
              </li>
            );
          })}
      </ol>
    </div>
  );
}
