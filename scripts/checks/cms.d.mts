/** The steps of `npm run test:cms`. */
export function cmsSteps(): readonly (readonly [title: string, run: () => unknown])[];
