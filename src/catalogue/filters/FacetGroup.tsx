import type { Facets } from '#src/api/answers/search.schema.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import type { Facet } from '../facet.schema.ts';
import { FacetBounds } from './FacetBounds.tsx';
import { FacetRadios } from './FacetRadios.tsx';
import { FacetToggles } from './FacetToggles.tsx';
import { offeredValues } from './offered-values.ts';
import { useCatalogueMessages } from '../messages.ts';
import styles from './rail.module.css';

interface Props {
  readonly facet: Facet;
  /** Its values, as the service counts them. */
  readonly counted: Facets[string] | undefined;
  readonly chosen: readonly string[];
  /** What visitors read for a value. */
  readonly labelOf: (facet: Facet, value: string) => string;
  readonly onChange: (values: readonly string[], label: string) => void;
}

/**
 * One facet: a button that shows and hides a group of controls (APG: disclosure; contract, section 7). Where there is
 * nothing to choose it is not shown.
 */
export function FacetGroup({ facet, counted, chosen, labelOf, onChange }: Props) {
  const lists = useCatalogueMessages();
  const { kind, label, collapsed } = facet;
  const values = offeredValues(facet, counted, chosen);
  const isRange = kind === 'range' || kind === 'date';
  if (!isRange && values.length === 0) return null;

  const choice = { facet, values, labelOf: (value: string) => labelOf(facet, value), onChange };
  const head = (
    <>
      <span>{label}</span>
      {chosen.length > 0 && (
        <span className={styles['chosen']}>{lists('number', { number: chosen.length })}</span>
      )}
    </>
  );
  return (
    <Disclosure
      className={styles['facet']}
      look="small"
      label={head}
      startsOpen={!collapsed || chosen.length > 0}
    >
      {kind === 'checkbox' && <FacetToggles {...choice} />}
      {kind === 'radio' && <FacetRadios {...choice} />}
      {isRange && <FacetBounds facet={facet} kind={kind} value={chosen[0]} onChange={onChange} />}
    </Disclosure>
  );
}
