import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useTrack } from '#src/widget/useTrack.ts';
import type { TableState } from './useTableState.ts';

interface Props {
  /** Of the filter, in the address and in what is reported. */
  readonly name: string;
  readonly label: string;
  /** Words for no choice. */
  readonly all: string;
  /** Chosen; empty for none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly state: TableState;
}

/** A filter of which one value is chosen, or none. */
export function FilterSelect({ name, label, all, value, options, state }: Props) {
  const track = useTrack();
  return (
    <FieldShell label={label} kind="choice">
      {(control) => (
        <Select
          {...control}
          form=""
          value={value}
          onChange={({ target }) => {
            const { [name]: _before, ...others } = state.filters;
            track({ event: 'filter_change', clickText: `${name}: ${target.value || 'all'}` });
            state.setFilters(target.value ? { ...others, [name]: [target.value] } : others);
          }}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldShell>
  );
}
