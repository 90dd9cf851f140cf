import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { dictionaryQuery } from '#src/session/dictionary-queries.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useApi } from '#src/session/useApi.ts';
import { AppliedChip, Chip } from '#src/ui/Chip.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Select } from '#src/ui/Select.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { isOffered } from '#src/search/item-types.ts';
import { usePage } from '#src/widget/context.ts';
import { facetsOf, facetValues } from './choices.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import type en from './messages/en.json';
import styles from './search-results.module.css';
import type { Results } from './useResults.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly results: Results;
  readonly onFacets: (facets: Results['choices']['facets'], label: string) => void;
  readonly onSort: (sort: Config['sorts'][number], label: string) => void;
}

/**
 * For small screens; fetched when a visitor comes near the filters. Until it is there, and where it stays away, the values
 * stand below the buttons.
 */
const LazyFilterSheet = lazyComponent(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  ({ children }: FilterSheetProps) => children,
);

/**
 * Facets as buttons that show their values (APG: disclosure), the order, and what has been chosen, to be taken back. Where
 * values below the buttons would push every result off a small screen, they lie in a sheet over the results.
 */
export function Filters({ config, results, onFacets, onSort }: Props) {
  const t = useMessages<typeof en>();
  const { cmsMode, mode } = usePage();
  const isWide = useMediaQuery(from(breakpoints.tablet));
  const [openName, setOpenName] = useState<string>();
  const filters = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { choices, facets: counted } = results;
  const facets = facetsOf(config);
  const open = facets.find(({ name }) => name === openName);
  const words = useQuery({
    ...dictionaryQuery(useApi()),
    enabled: cmsMode === 'publish' && (open !== undefined || Object.keys(choices.facets).length > 0),
  });
  const chosen = facets.flatMap((facet) =>
    chosenOf(facet.name).map((value) => ({ facet, value, label: labelOf(facet.name, value) })),
  );
  if (facets.length === 0 && config.sorts.length < 2) return null;

  const choose = (name: string, values: readonly string[], label: string) => {
    const others = Object.entries(choices.facets).filter(([other]) => other !== name);
    onFacets(Object.fromEntries(values.length > 0 ? [...others, [name, values]] : others), label);
  };
  // What was pressed goes away; who pressed it by keyboard goes on beside it.
  const goOn = () => bar.current?.querySelector('button')?.focus();
  const close = () => setOpenName(undefined);
  const values = open && (
    <div id={id} className={styles['values']} role="group" aria-label={open.label}>
      {valuesOf(open.name).map(({ value, count, isChosen }) => {
        const label = labelOf(open.name, value);
        return (
          <Chip
            key={value}
            isOn={isChosen}
            isDisabled={count === 0 && !isChosen}
            count={count === undefined ? undefined : t('number', { number: count })}
            onToggle={(isOn) => {
              const others = open.multi ? chosenOf(open.name).filter((other) => other !== value) : [];
              choose(open.name, isOn ? [...others, value] : others, label);
            }}
          >
            {label}
          </Chip>
        );
      })}
    </div>
  );

  return (
    <div ref={filters} className={styles['filters']}>
      <div
        ref={bar}
        className={styles['bar']}
        onPointerEnter={isWide ? undefined : LazyFilterSheet.load}
        onFocus={isWide ? undefined : LazyFilterSheet.load}
      >
        {facets.map(({ name, label }) => {
          const isOpen = name === openName;
          const count = chosenOf(name).length;
          return (
            <button
              key={name}
              ref={isOpen ? opener : undefined}
              type="button"
              className={chipStyles['chip']}
              aria-expanded={isOpen}
              aria-controls={isOpen && isWide ? id : undefined}
              onClick={() => setOpenName(isOpen ? undefined : name)}
            >
              <span>{label}</span>
              {count > 0 && <span className={styles['chosen']}>{t('number', { number: count })}</span>}
              <span className={styles['chevron']}>
                <Icon glyph={chevronDown} size={16} />
              </span>
            </button>
          );
        })}
        {config.sorts.length > 1 && (
          <p className={styles['sort']}>
            <label htmlFor={`${id}s`}>{t('sort')}</label>
            <Select
              id={`${id}s`}
              value={choices.sort}
              onChange={({ target }) => {
                const sort = config.sorts[target.selectedIndex];
                if (sort) onSort(sort, t(sort));
              }}
            >
              {config.sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(sort)}
                </option>
              ))}
            </Select>
          </p>
        )}
      </div>
      {open && isWide && values}
      {open && !isWide && (
        <LazyFilterSheet
          title={open.label}
          doneLabel={
            results.isOld || results.total === undefined
              ? t('showResults')
              : t('showCount', { count: results.total })
          }
          opener={opener}
          onClose={close}
          onDone={() => {
            close();
            // Once the sheet is gone, and the page may scroll again.
            requestAnimationFrame(() => filters.current?.scrollIntoView({ block: 'start' }));
          }}
        >
          {values}
        </LazyFilterSheet>
      )}
      {chosen.length > 0 && (
        <ul className={styles['applied']} role="list" aria-label={t('applied')}>
          {chosen.map(({ facet, value, label }) => (
            <li key={`${facet.name} ${value}`}>
              <AppliedChip
                removeLabel={t('remove', { name: label })}
                onRemove={() => {
                  goOn();
                  choose(
                    facet.name,
                    chosenOf(facet.name).filter((other) => other !== value),
                    label,
                  );
                }}
              >
                {label}
              </AppliedChip>
            </li>
          ))}
          {/* Where nothing is left, the same stands below, larger. */}
          {results.status !== 'nothing' && (
            <li>
              <button
                type="button"
                className={styles['clear']}
                onClick={() => {
                  goOn();
                  onFacets({}, t('clear'));
                }}
              >
                <span>{t('clear')}</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );

  function chosenOf(name: string): readonly string[] {
    return Object.hasOwn(choices.facets, name) ? (choices.facets[name] ?? []) : [];
  }

  function valuesOf(name: string) {
    const values = facetValues(Object.hasOwn(counted, name) ? counted[name] : undefined, chosenOf(name));
    return name === 'type' ? values.filter(({ value }) => isOffered(value, mode)) : values;
  }

  /** The author's own wording, that of the content repository, else the value as the service has it. */
  function labelOf(name: string, value: string): string {
    const keys = [`${name}.${value}`, value];
    const sources = [config.labels, words.data ?? {}];
    for (const source of sources) {
      for (const key of keys) if (Object.hasOwn(source, key) && source[key]) return source[key];
    }
    return value;
  }
}
