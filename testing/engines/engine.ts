import { timeLimit } from '../time-limit.ts';

/** A browser of another make than the tests' own, as far as the same few tests drive it. */
export interface Engine {
  /** Opens an address and waits until its document has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. JSON has to hold it. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses keys as a keyboard does, one after the other; names of keys as in `keys`, else characters. */
  press(...pressed: readonly string[]): Promise<void>;
  /** Width and height of the page in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** What the console was told of errors and warnings, where the browser says so. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Keys without a character, as WebDriver writes them (its table of normalised keys). */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Actions of a keyboard as WebDriver and WebDriver BiDi both take them. */
export const keyboardActions = (pressed: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: pressed
      .map((name) => keys[name] ?? name)
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
  },
];

/** Waits until an expression is true in the page. @throws Error with the expression where it is not within ten seconds, or 30 in CI */
export async function shows(engine: Engine, expression: string): Promise<void> {
  const end = performance.now() + timeLimit(10_000);
  while (!(await engine.evaluate<boolean>(`Boolean(${expression})`)))
    if (performance.now() > end) throw new Error(`Never true in the page: ${expression}`);
}

/** Asks again until an answer comes. @throws Error of the last time, after twenty seconds, or 60 in CI */
export async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + timeLimit(20_000);
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    }
}
