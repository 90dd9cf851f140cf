import type { ReactElement } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Arrange } from '#src/catalogue/CatalogueList.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import styles from './destination-catalogue.module.css';

/**
 * Lays places out under the names of their regions, in the order in which these first come; those without one stand last.
 * Small regions share a row.
 *
 * @param nameOf what a region is called
 * @param elsewhere heads places without a region
 */
export const byRegion = (
  level: HeadingLevel,
  nameOf: (region: string) => string,
  elsewhere: string,
): Arrange<FullItem> =>
  function RegionGroups(entries, list) {
    const groups = new Map<string, ReactElement[]>();
    for (const { item, element } of entries) {
      const group = groups.get(item.region);
      if (group) group.push(element);
      else groups.set(item.region, [element]);
    }
    const named = [...groups].toSorted(([a], [b]) => Number(a === '') - Number(b === ''));
    return (
      <div className={styles['groups']} data-layout={list['data-layout']}>
        {named.map(([region, elements]) => (
          <div key={region} className={styles['region']}>
            <Heading level={level} look="h3">
              {region ? nameOf(region) : elsewhere}
            </Heading>
            <ul {...list}>{elements}</ul>
          </div>
        ))}
      </div>
    );
  };

/**
 * The name of a region. An answer may give its key: that is looked up in the author's words and the dictionary; one that
 * nobody has a word for is written as words.
 */
export const regionName = (
  region: string,
  wordFor: (facet: string, key: string) => string | undefined,
): string =>
  wordFor('region', region) ??
  (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(region)
    ? region.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : region);
