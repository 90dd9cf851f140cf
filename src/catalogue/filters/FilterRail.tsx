import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import type { Facets } from '#src/api/answers/search.schema.ts';
import { filter } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { isOffered } from '#src/search/item-types.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { countsOf, valuesOf, withValues, type Chosen } from '../choices.ts';
import type { Facet } from '../facet.schema.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { LazyFilterSheet } from '../LazyFilterSheet.ts';
import { useRailMessages } from './messages.ts';
import { useCatalogueMessages } from '../messages.ts';
import styles from './rail.module.css';
import { useFacetLabels } from './useFacetLabels.ts';

/** What visitors have chosen, and what the service says about it. */
export interface Filtering {
  readonly facets: readonly Facet[];
  readonly chosen: Chosen;
  /** Values of the facets, as the service counts them. */
  readonly counted: Facets;
  /** How many items there are, where that is known and of what is chosen now. */
  readonly total: number | undefined;
  /** Nothing is known yet. */
  readonly isLoading: boolean;
  /** @param label of what was chosen or taken back */
  readonly onChange: (chosen: Chosen, label: string) => void;
}

interface Props extends Filtering {
  /** Name of a facet whose values stand elsewhere: here it only says what was chosen of them. */
  readonly facetElsewhere?: string | undefined;
  /** What is searched for, to be taken back as well. */
  readonly term?: string;
  readonly onTermRemoved?: () => void;
  /** Stands beside the button that opens the filters: the order, the views. */
  readonly tools?: ReactNode;
  /** False where the items' place says how to clear the filters. */
  readonly hasClear: boolean;
  /** The items. */
  readonly children: ReactNode;
}

/**
 * Items with the facets beside them; on small screens a button opens the facets over the items (design, section 7:
 * "Portal grid"). Above the items stands what has been chosen, to be taken back.
 */
export function FilterRail(props: Props) {
  const { facets, chosen, counted, total, isLoading, onChange, tools, hasClear, children } = props;
  const { term, onTermRemoved, facetElsewhere } = props;
  const here = facets.filter(({ name }) => name !== facetElsewhere);
  const t = useRailMessages();
  const lists = useCatalogueMessages();
  const { mode } = usePage();
  const isWide = useMediaQuery(from(breakpoints.desktop));
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  // The page that becomes inert is styled anew, which takes a slow phone 100 ms: the button says at once that it was pressed.
  const isSheetDue = useDeferredValue(isOpen) && isOpen;
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const count = here.reduce((sum, { name }) => sum + valuesOf(chosen, name).length, 0);
  const { labelOf, isReady } = useFacetLabels(
    facets.some(({ name }) => isWide || isOpen || valuesOf(chosen, name).length > 0),
  );

  const groups =
    isLoading || !isReady ? (
      <Skeleton>
        <SkeletonBox shape="text" lines={6} />
      </Skeleton>
    ) : (
      here.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          counted={offeredValues(facet.name)}
          chosen={valuesOf(chosen, facet.name)}
          labelOf={labelOf}
          onChange={(values, label) => onChange(withValues(chosen, facet.name, values), label)}
        />
      ))
    );
  // A server knows no width: it writes both, and the stylesheet shows one.
  const isPlaceholder = !isHydrated || undefined;
  const hasRail = here.length > 0 && (isWide || !isHydrated);
  const hasButton = here.length > 0 && (!isWide || !isHydrated);
  const close = () => setOpen(false);

  return (
    <div ref={frame} className={styles['frame']} data-facets={here.length > 0 || undefined}>
      {hasRail && (
        <div className={styles['rail']} role="group" aria-label={t('filters')} data-pending={isPlaceholder}>
          {groups}
        </div>
      )}
      <div className={styles['main']}>
        {(hasButton || tools) && (
          <div className={styles['bar']}>
            {hasButton && (
              <button
                ref={opener}
                form=""
                type="button"
                className={`${chipStyles['chip']} ${styles['opener']}`}
                aria-expanded={isOpen}
                data-pending={isPlaceholder}
                onPointerEnter={LazyFilterSheet.load}
                onFocus={LazyFilterSheet.load}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon glyph={filter} size={20} />
                <span>{count > 0 ? t('filtersChosen', { number: count }) : t('filters')}</span>
                {count > 0 && (
                  <span className={styles['number']} aria-hidden="true">
                    {lists('number', { number: count })}
                  </span>
                )}
              </button>
            )}
            {tools}
          </div>
        )}
        {isSheetDue && !isWide && (
          <LazyFilterSheet
            title={t('filters')}
            doneLabel={total === undefined ? lists('showResults') : lists('showCount', { count: total })}
            opener={opener}
            onClose={close}
            onDone={() => {
              close();
              // Once the sheet is gone, and the page may scroll again.
              requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'start' }));
            }}
          >
            <div className={styles['sheet']}>{groups}</div>
          </LazyFilterSheet>
        )}
        <div className={styles['applied']}>
          <ChosenChips
            facets={facets}
            chosen={chosen}
            term={term}
            onTermRemoved={onTermRemoved}
            labelOf={labelOf}
            hasClear={hasClear}
            onChange={onChange}
            onEmptied={() => frame.current?.querySelector('button')?.focus()}
          />
        </div>
        {children}
      </div>
    </div>
  );

  function offeredValues(name: string) {
    const values = countsOf(counted, name);
    return name === 'type' ? values?.filter(({ value }) => isOffered(value, mode)) : values;
  }
}
