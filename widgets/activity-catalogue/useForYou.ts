import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { valuesOf, withValues } from '#src/catalogue/choices.ts';
import { goTo } from '#src/catalogue/history.ts';
import { listNamesOf } from '#src/catalogue/names.ts';
import { readBaseFilters } from '#src/catalogue/filters/base-filters.ts';
import type { SiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useInterests } from '#src/account/useInterests.ts';
import { pageAddress } from '#src/page/history.ts';
import { usePage, useScope } from '#src/widget/context.ts';
import { addressFor, filter } from './address.ts';
import { hasRefused, setRefused } from './refusal.ts';
import type { Config } from './widget.ts';

/** How what fits the visitor's interests stands. */
export interface ForYouState {
  /**
   * Interests to filter by are `known`, or there are `none`; `pending` until that is decided, and for good where the list no
   * longer waits for it; `off` where they are not offered.
   */
  readonly status: 'pending' | 'known' | 'none' | 'off';
  /** All of them are chosen. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * How far the list has come: it waits, has begun as its address says, or was asked for what fits the interests, which
 * finds something, or nothing.
 */
type Progress = 'waiting' | 'begun' | 'asked' | 'fits' | 'fruitless';

/** Interests that are chosen at once: as many as a picker may show. */
const maximum = 24;

/** Ms for which the list waits for who the visitor is. What is being read is not exchanged afterwards. */
const visitorTimeout = 1500;

/**
 * Begins a list with what fits the visitor's interests, where its address says nothing yet and the visitor has not refused
 * it before. The list is not asked for before that is decided.
 *
 * @returns the catalogue to be shown
 */
export function useForYou(
  { preselectInterests, baseFilters }: Config,
  site: SiteCatalogue,
): { readonly site: SiteCatalogue; readonly forYou: ForYouState } {
  const { catalogue, facets, setInside } = site;
  const { choices, status, isOld, change } = catalogue;
  const { name } = useScope();
  const { cmsMode, language } = usePage();
  const visitor = useInterests();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isLate, setLate] = useState(false);
  const [progress, goOn] = useReducer((_: Progress, next: Progress) => next, 'waiting');
  const wasOn = useRef(false);

  const hasFilter = facets.some((facet) => facet.name === filter && facet.kind === 'checkbox');
  const isOffered = preselectInterests && hasFilter && !Object.hasOwn(readBaseFilters(baseFilters), filter);
  const isWaiting = isOffered && visitor.isPending && !isLate;
  const canChoose = isOffered && !isLate && cmsMode === 'publish';
  const interests = useMemo(
    () => (canChoose ? visitor.interests.slice(0, maximum) : []),
    [canChoose, visitor.interests],
  );
  const chosen = valuesOf(choices.facets, filter);
  const isOn = interests.length > 0 && interests.every((interest) => chosen.includes(interest));
  const isEmptied = chosen.length === 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), visitorTimeout);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (!place || isWaiting || progress !== 'waiting') return;
    let next: Progress = 'begun';
    const names = listNamesOf(place, 'q');
    if (names && interests.length > 0) {
      const to = addressFor(pageAddress().search, names, {
        language,
        interests: hasRefused(name) ? [] : interests,
      });
      goTo(to.query, 'replace');
      if (to.isChosen) next = 'asked';
    }
    goOn(next);
    setInside(place);
  }, [place, isWaiting, progress, interests, language, name, setInside]);

  // Nothing fits: the visitor sees all, and is not offered it again.
  useEffect(() => {
    if (progress !== 'asked' || isOld || (status !== 'found' && status !== 'nothing')) return;
    goOn(status === 'found' ? 'fits' : 'fruitless');
    if (status === 'found') return;
    wasOn.current = false;
    change({ filters: withValues(choices.facets, filter, []) }, 'replace');
  }, [progress, isOld, status, change, choices.facets]);

  // Whoever takes all of it back, one by one or together, has refused it as well.
  useEffect(() => {
    if (isOn) wasOn.current = true;
    else if (wasOn.current && isEmptied && (progress === 'begun' || progress === 'fits')) {
      wasOn.current = false;
      setRefused(name, true);
    }
  }, [isOn, isEmptied, progress, name]);

  function statusOf(): ForYouState['status'] {
    if (!isOffered || progress === 'fruitless') return 'off';
    if (isLate || progress === 'waiting') return 'pending';
    return interests.length > 0 ? 'known' : 'none';
  }

  const toggle = () => {
    setRefused(name, isOn);
    const others = chosen.filter((value) => !interests.includes(value));
    change({ filters: withValues(choices.facets, filter, isOn ? others : [...others, ...interests]) });
  };

  return { site: { ...site, setInside: setPlace }, forYou: { status: statusOf(), isOn, toggle } };
}
