import { isDay } from '#src/i18n/dates.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './climate-guide.module.css';
import type en from './messages/en.json';
import { clothingFor, degreesIn, type Normals } from './months.ts';
import type { Current } from './useCurrent.ts';
import type { Measure, Unit } from './useMeasures.ts';

interface Props {
  /** City and month. */
  readonly title: string;
  readonly month: number;
  readonly normals: Normals | undefined;
  readonly measures: readonly Measure[];
  /** Interests that the month suits. */
  readonly bestFor: readonly string[];
  readonly current: Current | undefined;
  readonly unit: Unit;
}

/** What is typical of one month, what to wear, and for whom it is the best one; the temperature now has its own day. */
export function MonthCard({ title, month, normals, measures, bestFor, current, unit }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const known = measures.flatMap(({ key, title: name, values }) => {
    const value = values[month - 1];
    return value ? [{ key, name, text: value.text }] : [];
  });
  const clothing = clothingFor(normals ?? {});
  return (
    <div className={styles['month']}>
      <div className={styles['monthHead']}>
        <Heading level={level} look="h3">
          {title}
        </Heading>
        <p className={styles['typical']}>{t('typical')}</p>
      </div>
      {known.length > 0 ? (
        <dl className={styles['facts']}>
          {known.map(({ key, name, text }) => (
            <div key={key} data-large={key === 'high' || key === 'low' || undefined}>
              <dt>{name}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('nothingKnown')}</p>
      )}
      {current && (
        <p className={styles['now']}>
          {t('now', {
            temperature: format.number(degreesIn(unit, current.temperature), {
              style: 'unit',
              unit: unit === 'f' ? 'fahrenheit' : 'celsius',
              unitDisplay: 'short',
            }),
            date: format.date(
              current.asOf,
              isDay(current.asOf) ? { dateStyle: 'long' } : { dateStyle: 'long', timeStyle: 'short' },
            ),
          })}
        </p>
      )}
      {bestFor.length > 0 && (
        <div className={styles['best']}>
          <p>{t('bestFor')}</p>
          <ul>
            {bestFor.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
        </div>
      )}
      {clothing.length > 0 && (
        <div className={styles['wear']}>
          <p>{t('wear')}</p>
          <ul>
            {clothing.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
