/** The steps of continuous integration. */
export const ciSteps: readonly (readonly [title: string, run: () => { passed: number; failed: number }])[];
