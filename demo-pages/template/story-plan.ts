import type { Language } from '#src/i18n/languages.ts';
import { articles, places } from '#origin/data.ts';
import { planAddress } from '#src/planner/plan-link.ts';
import { arrangePlan } from '#src/planner/plan.ts';
import { label } from './words.ts';

/** Places of a day, unless there are fewer. */
const aDay = 3;

/** The places of a story on days: those of one region together, as evenly as they go, in the order of the story. */
export function daysOf(placeIds: readonly string[]): string[][] {
  const regionOf = (id: string) => places.find((place) => place.id === id)?.region;
  const regions = Map.groupBy(placeIds, regionOf);
  return [...regions.values()].flatMap((ids) => {
    const days = Math.ceil(ids.length / aDay);
    return Array.from({ length: days }, (_, day) =>
      ids.slice(Math.ceil((day * ids.length) / days), Math.ceil(((day + 1) * ids.length) / days)),
    );
  });
}

/** The part of an address that shows a plan, of each story that speaks of two places or more. */
const hashes: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    articles
      .filter(({ placeIds }) => placeIds.length > 1)
      .map(async ({ id, placeIds }) => {
        const { plan } = arrangePlan({
          days: daysOf(placeIds).map((ids) => ({ stops: ids.map((stop) => ({ id: stop })) })),
        });
        const made = await planAddress('https://planner.invalid/', plan);
        if (!('address' in made)) throw new Error(`The places of "${id}" make no plan: ${made.refused}.`);
        return [id, new URL(made.address).hash] as const;
      }),
  ),
);

/** The way from a story to the planner, which shows its places as a plan that can be copied. */
export function planOfStory(id: string, language: Language) {
  const hash = hashes.get(id);
  return hash
    ? { ctaLabel: label('planThese', language), ctaLink: `/${language}/plan/my-trip${hash}` }
    : undefined;
}
