import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Network } from './network.ts';
import styles from './transport-guide.module.css';
import type { EntryPoint } from './widget.ts';

interface Props extends Pick<Network, 'places'> {
  readonly entryPoints: readonly EntryPoint[];
}

/** Where visitors come into the country: airports, ports, border crossings and railway stations. */
export function EntryPoints({ entryPoints, places }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  return (
    <div className={styles['part']}>
      <Heading level={level}>{t('entryPoints')}</Heading>
      {(['air', 'sea', 'land', 'rail'] as const).map((type) => {
        const its = entryPoints.filter((entryPoint) => entryPoint.type === type);
        return (
          its.length > 0 && (
            <div key={type} className={styles['type']}>
              <Heading level={levelBelow(level)}>{t(type)}</Heading>
              <ul className={styles['entryPoints']}>
                {its.map((entryPoint) => (
                  <EntryPointCard
                    key={`${entryPoint.label} ${entryPoint.code} ${entryPoint.city}`}
                    {...entryPoint}
                    city={places.get(entryPoint.city)?.label ?? ''}
                  />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

/** @param city as visitors read it */
function EntryPointCard({ label, code, city, open, notes }: EntryPoint) {
  return (
    <li className={styles['entryPoint']}>
      <p className={styles['strong']}>
        <span>{label}</span>
        {code && (
          <bdi className={styles['code']} dir="ltr" translate="no">
            {code}
          </bdi>
        )}
      </p>
      {city && <p>{city}</p>}
      {open && <p className={styles['quiet']}>{open}</p>}
      {notes && <p className={styles['quiet']}>{notes}</p>}
    </li>
  );
}
