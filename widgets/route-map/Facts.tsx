import { durationText } from '#src/i18n/duration.ts';
import type { Route } from '#src/geo/route.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { extremesOf } from './points.ts';
import styles from './route-map.module.css';
import { sumOf } from './stages.ts';
import type { Lengths } from './useLengths.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly route: Route | undefined;
  readonly lengths: Lengths;
}

/** What is measured of a route, and what its author says of it. */
export function Facts({ config: { stages, difficulty, surface }, route, lengths }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const kilometres = route?.kilometres ?? sumOf(stages, 'km');
  const minutes = sumOf(stages, 'minutes');
  const { climb } = route ?? {};
  const { highest } = extremesOf(route?.profile.flat() ?? []);
  const facts = [
    ['length', kilometres !== undefined && lengths.distance(kilometres)],
    ['time', minutes !== undefined && durationText(minutes, format)],
    ['ascent', climb && lengths.height(climb.ascent)],
    ['descent', climb && lengths.height(climb.descent)],
    ['highest', highest && lengths.height(highest.metres)],
    ['difficulty', difficulty && t(difficulty)],
    ['surface', surface],
  ] as const;
  const known = facts.filter(([, text]) => text);
  if (known.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {known.map(([key, text]) => (
        <div key={key} data-fact={key}>
          <dt>{t(key)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
