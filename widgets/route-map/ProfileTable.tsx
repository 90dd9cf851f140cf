import type { ProfilePoint } from '#src/geo/measure.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { extremesOf, pointAfter } from './points.ts';
import styles from './route-map.module.css';
import { stepFor, ticksOf } from './scale.ts';
import { stageAt, type PlacedStage } from './stages.ts';
import type { Lengths } from './useLengths.ts';

interface Props {
  readonly points: readonly ProfilePoint[];
  readonly stages: readonly PlacedStage[];
  readonly lengths: Lengths;
}

/** Rows of the table, but for start, end, the highest and the lowest point. */
const mostRows = 12;

/** The profile in words: heights in equal steps, and those that stand out. */
export function ProfileTable({ points, stages, lengths }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const label = t('asTable');
  return (
    <Disclosure
      label={label}
      look="small"
      onToggle={(isOpen) => isOpen && track({ event: 'disclosure_open', clickText: label })}
    >
      <table className={styles['table']}>
        <caption>{t('profile')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distance')}</th>
            <th scope="col">{t('height')}</th>
            <th scope="col">{t('place')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(points, lengths).map((point) => {
            const stage = stageAt(stages, point.kilometres);
            const marks = marksOf(point, points).map((mark) => t(mark));
            const where = [
              ...marks,
              ...(stage ? [t('stageNamed', { number: stage.number, title: stage.stage.title })] : []),
            ];
            return (
              <tr key={point.kilometres}>
                <th scope="row">{lengths.distance(point.kilometres)}</th>
                <td>{lengths.height(point.metres)}</td>
                <td>
                  {where.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Disclosure>
  );
}

/** What stands out about a point. */
function marksOf(point: ProfilePoint, points: readonly ProfilePoint[]) {
  const { highest, lowest } = extremesOf(points);
  const marks = [
    ['start', points[0]],
    ['highest', highest],
    ['lowest', lowest],
    ['end', points.at(-1)],
  ] as const;
  return marks.filter(([, marked]) => marked === point).map(([mark]) => mark);
}

/** The points nearest to equal steps, with start, end, the highest and the lowest. */
function rowsOf(points: readonly ProfilePoint[], { ofKilometres }: Lengths): readonly ProfilePoint[] {
  const { kilometres = 0 } = points.at(-1) ?? {};
  const total = ofKilometres(kilometres);
  const inSteps = ticksOf(0, total, stepFor(total, mostRows)).map((distance) =>
    pointAfter(points, (distance / total) * kilometres),
  );
  const { highest, lowest } = extremesOf(points);
  return [...new Set([...inSteps, points.at(-1), highest, lowest])]
    .filter((point) => point !== undefined)
    .toSorted((one, other) => one.kilometres - other.kilometres);
}
