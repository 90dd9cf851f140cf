import { ValueChip } from '../ValueChip.tsx';
import type { ChoiceProps } from './choice.ts';
import { LongList } from './LongList.tsx';

/** Several values may be chosen: toggle buttons with what each would leave. */
export function FacetToggles({ facet, values, labelOf, onChange }: ChoiceProps) {
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  return (
    <LongList look="chips" label={facet.label} values={values}>
      {(choice) => {
        const label = labelOf(choice.value);
        return (
          <ValueChip
            value={choice}
            label={label}
            onToggle={(isOn) => {
              const others = chosen.filter((other) => other !== choice.value);
              onChange(isOn ? [...others, choice.value] : others, label);
            }}
          />
        );
      }}
    </LongList>
  );
}
