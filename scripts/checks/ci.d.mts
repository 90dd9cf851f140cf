/** A step that is a command of `package.json` has that with its arguments as `words`. */
interface RunStep {
  (): { passed: number; failed: number };
  readonly words?: readonly string[];
}

/** The steps of continuous integration. */
export const ciSteps: readonly (readonly [title: string, run: RunStep])[];
