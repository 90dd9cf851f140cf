import { useId, useRef, useState } from 'react';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { AppliedFilters } from '#src/catalogue/AppliedFilters.tsx';
import { countsOf, facetValues, valuesOf, withValues, type Chosen } from '#src/catalogue/choices.ts';
import { LazyFilterSheet } from '#src/catalogue/LazyFilterSheet.ts';
import { useCatalogueMessages } from '#src/catalogue/messages.ts';
import { SortSelect } from '#src/catalogue/SortSelect.tsx';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { ValueChip } from '#src/catalogue/ValueChip.tsx';
import { isOffered } from '#src/search/item-types.ts';
import { usePage } from '#src/widget/context.ts';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { facetsOf } from './choices.ts';
import styles from './search-results.module.css';
import type { Results } from './useResults.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly results: Results;
  readonly onFacets: (facets: Chosen, label: string) => void;
  readonly onSort: (sort: Config['sorts'][number], label: string) => void;
}

/**
 * Facets as buttons that show their values (APG: disclosure), the order, and what has been chosen, to be taken back. Where
 * values below the buttons would push every result off a small screen, they lie in a sheet over the results.
 */
export function Filters({ config, results, onFacets, onSort }: Props) {
  const t = useCatalogueMessages();
  const { mode } = usePage();
  const isWide = useMediaQuery(from(breakpoints.tablet));
  const [openName, setOpenName] = useState<string>();
  const filters = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { facets: chosen, sort } = results.choices;
  const facets = facetsOf(config);
  const open = facets.find(({ name }) => name === openName);
  const { wordFor } = useValueWords(open !== undefined || Object.keys(chosen).length > 0);
  if (facets.length === 0 && config.sorts.length < 2) return null;

  const choose = (name: string, values: readonly string[], label: string) =>
    onFacets(withValues(chosen, name, values), label);
  const without = (name: string, value: string) => valuesOf(chosen, name).filter((other) => other !== value);
  const labelOf = (name: string, value: string) => wordFor(name, value) ?? value;
  const valuesIn = (name: string) =>
    facetValues(countsOf(results.facets, name), valuesOf(chosen, name)).filter(
      ({ value }) => name !== 'type' || isOffered(value, mode),
    );
  const close = () => setOpenName(undefined);
  const values = open && (
    <div id={id} className={styles['values']} role="group" aria-label={open.label}>
      {valuesIn(open.name).map((choice) => {
        const label = labelOf(open.name, choice.value);
        return (
          <ValueChip
            key={choice.value}
            value={choice}
            label={label}
            onToggle={(isOn) => {
              const others = open.kind === 'checkbox' ? without(open.name, choice.value) : [];
              choose(open.name, isOn ? [...others, choice.value] : others, label);
            }}
          />
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
          const count = valuesOf(chosen, name).length;
          return (
            <button
              key={name}
              ref={isOpen ? opener : undefined}
              form=""
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
        <SortSelect
          sorts={config.sorts}
          labelOf={(sort) => t(sort)}
          selected={sort}
          onSort={(sort) => onSort(sort, t(sort))}
        />
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
      <AppliedFilters
        applied={facets.flatMap(({ name }) =>
          valuesOf(chosen, name).map((value) => {
            const label = labelOf(name, value);
            return {
              key: `${name} ${value}`,
              label,
              onRemove: () => choose(name, without(name, value), label),
            };
          }),
        )}
        // Where nothing is left, the same stands below, larger.
        onClear={results.status === 'nothing' ? undefined : () => onFacets({}, t('clear'))}
        onEmptied={() => bar.current?.querySelector('button')?.focus()}
      />
    </div>
  );
}
