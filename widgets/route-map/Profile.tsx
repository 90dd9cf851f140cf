import type { ProfilePoint } from '#src/geo/measure.ts';
import type { Route } from '#src/geo/route.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './profile.module.css';
import { heightSpan, shareOf, stepFor, ticksOf } from './scale.ts';
import { stageAt, type PlacedStage } from './stages.ts';
import type { Lengths } from './useLengths.ts';

interface Props {
  readonly route: Route;
  /** Those of all parts of its profile. */
  readonly points: readonly ProfilePoint[];
  readonly stages: readonly PlacedStage[];
  readonly lengths: Lengths;
  /** The point at which the slider stands, and what that is in words. */
  readonly point: ProfilePoint;
  readonly place: string;
  readonly onMove: (kilometres: number) => void;
}

/** Steps of the slider: about as many as a profile has points. */
const sliderSteps = 300;

/** Metres that the axis of heights shows at least. */
const leastMetres = 60;

/** A share as SVG takes it. */
const percent = (share: number) => `${Number(share.toFixed(2))}%`;

/** A text in its own direction, since the chart runs from left to right. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** How high a route goes, and a slider along it (APG: slider). Both run from left to right in every language. */
export function Profile({ route, points, point, place, stages, lengths, onMove }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { ofKilometres, ofMetres } = lengths;
  const along = { from: 0, to: ofKilometres(route.kilometres) };
  const heights = heightSpan(
    points.map(({ metres }) => ofMetres(metres)),
    ofMetres(leastMetres),
  );
  const ticks = ticksOf(heights.from, heights.to, heights.step).map((height) => ({
    height,
    top: percent(100 - shareOf(height, heights)),
  }));
  const x = (kilometres: number) => shareOf(ofKilometres(kilometres), along);
  const y = (metres: number) => 100 - shareOf(ofMetres(metres), heights);
  const stage = stageAt(stages, point.kilometres);
  const inStage = stage && t('stageNamed', { number: stage.number, title: stage.stage.title });
  return (
    <div className={styles['chart']}>
      <p className={styles['readout']} aria-hidden="true">
        <strong>{place}</strong>
        {inStage && <span>{inStage}</span>}
      </p>
      <div className={styles['plot']} dir="ltr">
        <svg className={styles['ground']} aria-hidden="true" focusable="false">
          {ticks.map(({ height, top }) => (
            <line key={height} x1="0" x2="100%" y1={top} y2={top} />
          ))}
          {stages.slice(0, -1).map(({ number, to }) => (
            <line key={number} data-stage="" x1={percent(x(to))} x2={percent(x(to))} y1="0" y2="100%" />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            {route.profile.map((part) => (
              <ProfilePart key={part[0]?.kilometres} part={part} x={x} y={y} />
            ))}
          </svg>
          {ticks.map(({ height, top }) => (
            <text key={height} x="0" y={top} dy="-0.35em">
              {isolated(lengths.high(height))}
            </text>
          ))}
          {stages.length > 1 &&
            stages.map(({ number, from, to }) => (
              <text key={number} data-stage="" x={percent((x(from) + x(to)) / 2)} y="1.1em">
                {format.number(number)}
              </text>
            ))}
          <line
            data-cursor=""
            x1={percent(x(point.kilometres))}
            x2={percent(x(point.kilometres))}
            y1="0"
            y2="100%"
          />
          <circle data-cursor="" cx={percent(x(point.kilometres))} cy={percent(y(point.metres))} r="7" />
        </svg>
        <input
          form=""
          type="range"
          className={styles['slider']}
          min={0}
          max={sliderSteps}
          value={Math.round((point.kilometres / route.kilometres) * sliderSteps)}
          aria-label={t('slider')}
          aria-valuetext={inStage ? t('inStage', { place, stage: inStage }) : place}
          onChange={({ currentTarget }) =>
            onMove((Number(currentTarget.value) / sliderSteps) * route.kilometres)
          }
        />
      </div>
      <svg className={styles['axis']} aria-hidden="true" focusable="false" direction="ltr">
        {ticksOf(0, along.to, stepFor(along.to, 5)).map((distance) => (
          <text
            key={distance}
            x={percent(shareOf(distance, along))}
            y="1em"
            data-edge={distance === 0 ? 'start' : shareOf(distance, along) > 95 ? 'end' : undefined}
          >
            {isolated(lengths.long(distance))}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface PartProps {
  readonly part: readonly ProfilePoint[];
  /** Where kilometres and metres lie in the chart, in percent from its left and its upper edge. */
  readonly x: (kilometres: number) => number;
  readonly y: (metres: number) => number;
}

/** The line over a part without a gap, and the ground below it. */
function ProfilePart({ part, x, y }: PartProps) {
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return null;
  const line = part
    .map(({ kilometres, metres }) => `${x(kilometres).toFixed(2)} ${y(metres).toFixed(2)}`)
    .join('L');
  return (
    <>
      <path data-part="ground" d={`M${x(first.kilometres)} 100L${line}L${x(last.kilometres)} 100Z`} />
      <path data-part="line" d={`M${line}`} />
    </>
  );
}
