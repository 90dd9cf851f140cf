import { useScope } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Facet } from '../facet.schema.ts';
import { useValueWords } from '../useValueWords.ts';
import { useRailMessages } from './messages.ts';
import { readRange } from './ranges.ts';

/** What visitors read for the values of facets. */
export interface FacetLabels {
  /** The author's own wording, that of the content repository, else the value as the service has it. */
  readonly labelOf: (facet: Facet, value: string) => string;
  /** Whether the wording is there, or will not come. */
  readonly isReady: boolean;
}

/**
 * The words of facet values: those of a facet's own values, then the widget's `labels`, then the dictionary of the content repository (A4), each looked up as
 * `facet.value`, then as `value`. A range is named by its facet and its ends; `facet.between`, `facet.atLeast` and
 * `facet.atMost` of the `labels` say it with a unit, as in "{from}–{to} SAR".
 *
 * @param isWanted whether values are shown: the dictionary is asked for none that are not
 */
export function useFacetLabels(isWanted: boolean): FacetLabels {
  const t = useRailMessages();
  const format = useFormat();
  const { labels } = useScope().config;
  const { wordFor, isReady } = useValueWords(isWanted);

  function rangeLabel({ name, label }: Facet, kind: 'range' | 'date', value: string): string {
    const range = readRange(value, kind);
    const write = (end: string) => (kind === 'date' ? format.date(end) : format.number(Number(end)));
    const [from, to] = [range.from && write(range.from), range.to && write(range.to)];
    const form = from && to ? 'between' : from ? 'atLeast' : 'atMost';
    const own = Object.hasOwn(labels, `${name}.${form}`) ? labels[`${name}.${form}`] : undefined;
    if (own) return own.replaceAll('{from}', () => from).replaceAll('{to}', () => to);
    const text =
      kind === 'date' && form === 'between'
        ? format.dateRange(range.from, range.to)
        : t(kind === 'date' ? dayForms[form] : form, { from, to });
    return t('named', { name: label, value: text });
  }

  return {
    labelOf: (facet, value) =>
      facet.kind === 'range' || facet.kind === 'date'
        ? rangeLabel(facet, facet.kind, value)
        : (ownLabel(facet, value) ?? wordFor(facet.name, value) ?? value),
    isReady,
  };
}

const ownLabel = ({ values }: Facet, value: string) => values?.find((own) => own.value === value)?.label;

const dayForms = { between: 'between', atLeast: 'since', atMost: 'until' } as const;
