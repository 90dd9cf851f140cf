import { AppliedFilters } from '../AppliedFilters.tsx';
import { valuesOf, withValues, type Chosen } from '../choices.ts';
import type { Facet } from '../facet.schema.ts';
import { useCatalogueMessages } from '../messages.ts';
import { useRailMessages } from './messages.ts';

interface Props {
  readonly facets: readonly Facet[];
  readonly chosen: Chosen;
  /** What is searched for. */
  readonly term?: string | undefined;
  readonly onTermRemoved?: (() => void) | undefined;
  readonly labelOf: (facet: Facet, value: string) => string;
  /** False where the same stands below, larger. */
  readonly hasClear: boolean;
  readonly onChange: (chosen: Chosen, label: string) => void;
  /** Takes the focus where nothing of the list is left. */
  readonly onEmptied: () => void;
}

/** What has been chosen, to be taken back one by one or together. */
export function ChosenChips(props: Props) {
  const { facets, chosen, term, onTermRemoved, labelOf, hasClear, onChange, onEmptied } = props;
  const rail = useRailMessages();
  const t = useCatalogueMessages();
  const applied = facets.flatMap((facet) => {
    const values = valuesOf(chosen, facet.name);
    return values.map((value) => {
      const label = labelOf(facet, value);
      const others = values.filter((other) => other !== value);
      return {
        key: `${facet.name} ${value}`,
        label,
        onRemove: () => onChange(withValues(chosen, facet.name, others), label),
      };
    });
  });
  const searched =
    term && onTermRemoved ? [{ key: '', label: rail('term', { term }), onRemove: onTermRemoved }] : [];
  const clear = () => onChange({}, t('clear'));
  return (
    <AppliedFilters
      applied={[...searched, ...applied]}
      onClear={hasClear ? clear : undefined}
      onEmptied={onEmptied}
    />
  );
}
