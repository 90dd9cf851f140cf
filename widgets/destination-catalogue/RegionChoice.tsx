import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { delaysNavigation } from '#src/analytics/navigation.ts';
import { withValues, type Chosen } from '#src/catalogue/choices.ts';
import { readBaseFilters } from '#src/catalogue/filters/base-filters.ts';
import type { Catalogue } from '#src/catalogue/useAnswers.ts';
import { pageAddress } from '#src/page/history.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { usePage } from '#src/widget/context.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './destination-catalogue.module.css';
import type en from './messages/en.json';

interface Props {
  /** Keys of those that are offered (`offeredRegions`); the same object as long as nothing changes. */
  readonly regions: readonly string[];
  readonly catalogue: Pick<Catalogue, 'choices' | 'names'>;
  /** The author's own wording: `region.asir` names a region. */
  readonly labels: Readonly<Record<string, string>>;
  /** @param region its key */
  readonly onChange: (filters: Chosen, region: string) => void;
}

/** The values of the filter, as the search service knows them. */
const allRegions: readonly string[] = [
  'riyadh',
  'makkah',
  'madinah',
  'eastern',
  'asir',
  'tabuk',
  'qassim',
  'hail',
  'jawf',
  'northern-borders',
  'jazan',
  'najran',
  'bahah',
];

/** Keys of the regions in which a catalogue has places, as far as its author filters by them always. */
export function offeredRegions(baseFilters: Readonly<Record<string, string>>): readonly string[] {
  const { region } = readBaseFilters(baseFilters);
  return region ? allRegions.filter((key) => region.includes(key)) : allRegions;
}

/**
 * The map of regions, each a link to this page with that region chosen; a plain click filters in place. It is closed, so that
 * the first places are in view, and fetched when a visitor opens it.
 */
export function RegionChoice({ regions, catalogue: { choices, names }, labels, onChange }: Props) {
  const t = useMessages<typeof en>();
  const [isOpen, setOpen] = useState(false);
  const { cmsMode } = usePage();
  const around = useRef<HTMLDivElement>(null);
  const parameter = names && `${names.prefix}f.region`;
  const config = useMemo(
    () => ({
      mode: 'link',
      regions: regions.map((id) => ({ id, label: labels[`region.${id}`], ctaLink: `?${parameter}=${id}` })),
    }),
    [regions, labels, parameter],
  );

  const follow = useEffectEvent((click: MouseEvent) => {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const query = link?.getAttribute('href')?.split('?')[1];
    const region = parameter && new URLSearchParams(query).get(parameter);
    if (!region) return;
    const isPlain = delaysNavigation(click, { href: `?${query}` }, pageAddress().href);
    if (cmsMode !== 'author' && !isPlain) return;
    click.preventDefault();
    // The link itself would report the click, and leave the page after a while.
    click.stopPropagation();
    onChange(withValues(choices.facets, 'region', [region]), region);
  });
  useEffect(() => {
    const element = around.current;
    const onClick = (click: MouseEvent) => follow(click);
    element?.addEventListener('click', onClick, true);
    return () => element?.removeEventListener('click', onClick, true);
  }, []);

  return (
    <div ref={around} className={styles['regions']}>
      <Disclosure label={t('where')} look="small" isOpen={isOpen} onToggle={setOpen}>
        <div className={styles['map']}>
          {parameter !== undefined && <MountElement name="region-map" config={config} load="visible" />}
        </div>
      </Disclosure>
    </div>
  );
}
