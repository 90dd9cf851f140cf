import { toJson } from '#src/text/json.ts';
import type { Config, Leg, Mode, Place } from './widget.ts';

/** A leg in the direction in which it is travelled. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly mode: Mode;
  readonly leg: Leg;
}

/** Where visitors can travel from and to. */
export interface Network {
  /** By identifier, in the author's order. */
  readonly places: ReadonlyMap<string, Place>;
  readonly modes: ReadonlyMap<string, Mode>;
  /** By the identifier of the place where they begin. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
  /** Legs that cannot be used, as `from – to`. */
  readonly faults: Readonly<Record<Fault, readonly string[]>>;
}

/** Why a leg cannot be used: a place or a mode is not in the lists, or it is wrong that it begins where it ends. */
export type Fault = 'noPlace' | 'noMode' | 'wrongCity';

/** The mode of what begins and ends in one place. */
export const cityMode = 'city';

/** Reads the author's lists. Of two entries with one identifier the first counts, and a leg that is written twice is one. */
export function toNetwork({ places, modes, legs }: Pick<Config, 'places' | 'modes' | 'legs'>): Network {
  const placesById = byId(places);
  const modesById = byId(modes);
  const steps = new Map<string, Step[]>();
  const faults: Record<Fault, string[]> = { noPlace: [], noMode: [], wrongCity: [] };
  const add = (step: Step) => steps.set(step.from.id, [...(steps.get(step.from.id) ?? []), step]);

  for (const leg of new Map(legs.map((entry) => [toJson(entry), entry])).values()) {
    const from = placesById.get(leg.from);
    const to = placesById.get(leg.to);
    const mode = modesById.get(leg.mode);
    const name = `${leg.from} – ${leg.to}`;
    if (!from || !to) faults.noPlace.push(name);
    else if (!mode) faults.noMode.push(name);
    else if ((from === to) !== (mode.id === cityMode)) faults.wrongCity.push(name);
    else {
      add({ from, to, mode, leg });
      if (leg.twoWay && from !== to) add({ from: to, to: from, mode, leg });
    }
  }
  return { places: placesById, modes: modesById, steps, faults };
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) if (!found.has(entry.id)) found.set(entry.id, entry);
  return found;
}
