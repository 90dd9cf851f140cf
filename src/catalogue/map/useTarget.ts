import { useState } from 'react';
import type { MapTarget, MapView } from '#src/map/map.ts';

interface Led {
  /** Where the address says that the map is. */
  readonly addressed: MapView | undefined;
  /** What the list answers; empty while its answer is on its way. */
  readonly question: string;
  /** What was last asked to be shown; a new object asks again. */
  readonly wanted: object | undefined;
}

interface Options extends Led {
  /** Where all items are. */
  readonly area: MapTarget;
  /** Where that is which is asked to be shown. */
  readonly go: () => MapTarget | undefined;
}

/**
 * Where a list's map goes: to what the address says, else to what was asked to be shown, else to all items of a new question.
 * As long as none of these changes it stays where the visitor has it.
 *
 * @returns the same object until it goes elsewhere
 */
export function useTarget({ addressed, question, wanted, area, go }: Options): MapTarget {
  const [led, setLed] = useState<Led & { readonly target: MapTarget }>({
    addressed,
    question,
    wanted,
    target: addressed ?? area,
  });
  const isElsewhere = addressed !== led.addressed;
  const isAnswered = question !== '' && question !== led.question;
  if (isElsewhere || isAnswered || wanted !== led.wanted) {
    const asked = wanted !== led.wanted && wanted ? go() : undefined;
    const next = (isElsewhere ? addressed : undefined) ?? asked ?? (isAnswered ? area : led.target);
    setLed({ addressed, question: question || led.question, wanted, target: next });
    return next;
  }
  return led.target;
}
