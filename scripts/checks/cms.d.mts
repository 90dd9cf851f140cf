/** The steps of `npm run test:cms`. */
export const cmsSteps: readonly (readonly [title: string, run: () => unknown])[];
