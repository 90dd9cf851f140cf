/** The steps of `npm run test:engines`. `isBuilt`: `dist/` and `dist-explorer/` are those of these sources already. */
export function engineSteps(options?: {
  readonly isBuilt?: boolean;
}): readonly (readonly [title: string, run: () => { passed: number; failed: number }])[];
