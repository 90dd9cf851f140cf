import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Fetched with the first form that asks for a country. */
export const LazyCountryOptions = lazyComponent(
  async () => (await import('./CountryOptions.tsx')).CountryOptions,
);

/** Fetched when a day is first chosen from a month. */
export const LazyDateChoice = lazyComponent(async () => (await import('./DateChoice.tsx')).DateChoice);

/** Fetched with the first form that takes files. */
export const LazyFileControl = lazyComponent(async () => (await import('./FileControl.tsx')).FileControl);

/** Fetched with the first form in steps. */
export const LazyReview = lazyComponent(async () => (await import('./Review.tsx')).Review);
