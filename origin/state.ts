import { noSwitches, type Switches } from './switches.ts';

/** A call that was answered, for tests that count calls. */
interface ReceivedCall {
  /** Short name of the endpoint in conventions.md. */
  name: string;
  request: Request;
}

/**
 * One fake origin: its switches, its clock, the calls it has had. Every server and every test makes its own; a test may
 * throw switches for all requests in `switches`. What the handlers remember hangs on it (`memory.ts`).
 */
export interface OriginState {
  /** Switches that hold where a request has none of its own. */
  switches: Switches;
  /** The origin's clock. */
  now: () => Date;
  /** The last calls, oldest first. */
  calls: ReceivedCall[];
  /** A new number for each thing that needs a reference. */
  nextNumber: () => number;
}

/** Makes an origin. The invented people have kept and done a few things in it already, nothing else has happened. */
export function createOriginState(
  options: { switches?: Partial<Switches>; now?: () => Date } = {},
): OriginState {
  let number = 1000;
  return {
    switches: { ...noSwitches, ...options.switches },
    now: options.now ?? (() => new Date()),
    calls: [],
    nextNumber: () => ++number,
  };
}
