import type { Format } from '#src/i18n/format.ts';
import type { Place, Rules } from './times.ts';

/** A place with its name. */
export interface NamedPlace extends Place {
  /** Unlike those of other places. */
  readonly key: string;
  readonly label: string;
  /** Whether it is where the visitor is, rather than the middle of a city. */
  readonly isExact: boolean;
}

/** What each part of the widget needs. */
export interface PartProps {
  readonly place: NamedPlace;
  readonly rules: Rules;
  /** Writes in the zone of the place. */
  readonly format: Format;
}
