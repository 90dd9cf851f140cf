import { useCallback } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { distanceText, kilometresBetween, type Point } from '#src/geo/distance.ts';
import type en from './messages/en.json';

/** Says how far away a place is; undefined where nobody knows. */
export type DistanceOf = (item: FullItem) => string | undefined;

/** An airport, as an author names it. */
type Airport = Point & { readonly label: string };

/** Distances of places from the visitor, else from an airport. The same function as long as nothing changes. */
export function useDistances(visitor: Point | undefined, airport: Airport | undefined): DistanceOf {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  return useCallback(
    ({ latitude, longitude }) => {
      const from = visitor ?? airport;
      if (!from || latitude === undefined || longitude === undefined) return undefined;
      const distance = distanceText(kilometresBetween(from, { latitude, longitude }), language, format);
      return visitor || !airport
        ? t('fromYou', { distance })
        : t('fromPlace', { distance, place: airport.label });
    },
    [visitor, airport, language, format, t],
  );
}
