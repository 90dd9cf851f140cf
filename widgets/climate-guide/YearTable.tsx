import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import styles from './climate-guide.module.css';
import type en from './messages/en.json';
import { useMonthName, type Measure } from './useMeasures.ts';

interface Props {
  readonly caption: string;
  readonly measures: readonly Measure[];
  /** Interests that each month suits, from January on; empty where no month of the year suits any. */
  readonly bestFor: readonly (readonly string[])[];
  /** The month that is chosen. */
  readonly month: number;
  /** Whether it is in view, and not only there for those who do not see the chart. */
  readonly isShown: boolean;
}

/** A year in a table: the same values as in the chart, with their units. */
export function YearTable({ caption, measures, bestFor, month, isShown }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const monthName = useMonthName();
  const gap = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('noValue')}</VisuallyHidden>
    </>
  );
  const scrolls = isShown && ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const);
  return (
    <div className={styles['table']} data-hidden={!isShown || undefined} {...scrolls}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {measures.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
            {bestFor.length > 0 && <th scope="col">{t('bestFor')}</th>}
          </tr>
        </thead>
        <tbody>
          {listOf(12, (index) => (
            <tr key={monthName(index + 1)} data-chosen={index + 1 === month || undefined}>
              <th scope="row">{monthName(index + 1)}</th>
              {measures.map(({ key, values }) => {
                const value = values[index];
                return <td key={key}>{value ? <bdi>{value.text}</bdi> : gap}</td>;
              })}
              {bestFor.length > 0 && (
                <td data-list="">{bestFor[index]?.length ? format.list(bestFor[index]) : gap}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
