import type { ReactNode } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { useFactMessages } from '#src/cards/facts/messages.ts';
import { lengthText, monthsText, wordsFor, type FactContext } from '#src/cards/facts/texts.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { Format } from '#src/i18n/format.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { rainText, temperaturesText, yearTexts, type Words } from './climate.ts';
import { ClimateChart } from './ClimateChart.tsx';
import styles from './comparison.module.css';
import type en from './messages/en.json';
import { monthName, months } from './months.ts';
import type { DistanceOf } from './useDistances.ts';

interface Props {
  readonly items: readonly FullItem[];
  readonly distanceOf: DistanceOf;
  readonly onClose: () => void;
}

/** Places side by side: a column for each, a row for what there is to know, and for each month of their years. */
export function Comparison({ items, distanceOf, onClose }: Props) {
  const t = useMessages<typeof en>();
  const facts = useFactMessages();
  const format = useFormat();
  const { language, site } = usePage();
  const { wordFor } = useValueWords(true);
  const context: FactContext = {
    t: facts,
    format,
    language,
    timeZone: site.timeZone,
    now: undefined,
    wordOf: wordFor,
  };
  const climates = items.filter(({ climate }) => climate.length > 0).flatMap(({ climate }) => climate);
  const range = {
    from: Math.min(...climates.map(({ low }) => low)),
    to: Math.max(...climates.map(({ high }) => high)),
    rain: Math.max(...climates.map(({ rain }) => rain)),
  };
  const rows: readonly (readonly [label: string, write: (item: FullItem) => ReactNode])[] = [
    [t('region'), ({ region }) => region],
    [t('bestMonths'), ({ bestMonths }) => monthsText(bestMonths, context)],
    [
      t('climate'),
      ({ climate, bestMonths }) =>
        climate.length > 0 && (
          <>
            <ClimateChart climate={climate} best={bestMonths} range={range} />
            <ul role="list">
              {yearTexts(climate, t, format).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        ),
    ],
    [t('access'), ({ access }) => wordsFor('access', access, context)],
    [t('time'), ({ minutes }) => lengthText(minutes, context)],
    [t('distance'), distanceOf],
  ];
  const hasDistances = items.some((item) => distanceOf(item) !== undefined);

  return (
    <Dialog title={t('comparison')} className={styles['dialog']} onClose={onClose}>
      <div className={styles['frame']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('place')}</VisuallyHidden>
              </th>
              {items.map(({ id, title, url }, index) => (
                <th key={id} scope="col">
                  <Link
                    href={url}
                    event={{ event: 'item_click', clickText: title, dataLayer: { position: index + 1 } }}
                  >
                    {title}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(hasDistances ? rows : rows.slice(0, -1)).map(([label, write]) => (
              <Row key={label} label={label} items={items} write={write} />
            ))}
          </tbody>
          {climates.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={items.length + 1}>
                  {t('byMonth')}
                </th>
              </tr>
              {months.map((month) => (
                <Row
                  key={month}
                  label={monthName(format, month, 'long')}
                  items={items}
                  write={inMonth(month, t, format)}
                />
              ))}
            </tbody>
          )}
        </table>
      </div>
    </Dialog>
  );
}

/** Writes the climate of a place in a month. */
const inMonth = (month: number, t: Words, format: Format) =>
  function write({ climate }: FullItem): ReactNode {
    const one = climate[month - 1];
    return (
      one && (
        <>
          <p>{temperaturesText(one, t, format)}</p>
          <p className={styles['rain']}>{rainText(one, t, format)}</p>
        </>
      )
    );
  };

interface RowProps {
  readonly label: string;
  readonly items: readonly FullItem[];
  readonly write: (item: FullItem) => ReactNode;
}

function Row({ label, items, write }: RowProps) {
  const t = useMessages<typeof en>();
  return (
    <tr>
      <th scope="row">{label}</th>
      {items.map((item) => (
        <td key={item.id}>{write(item) || <span className={styles['unknown']}>{t('unknown')}</span>}</td>
      ))}
    </tr>
  );
}
