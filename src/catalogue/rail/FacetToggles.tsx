import { Chip } from '#src/ui/Chip.tsx';
import type { ChoiceProps } from './choice.ts';
import { LongList } from './LongList.tsx';
import { useRailMessages } from './messages.ts';

/** Several values may be chosen: toggle buttons with what each would leave. */
export function FacetToggles({ facet, values, labelOf, onChange }: ChoiceProps) {
  const t = useRailMessages();
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  return (
    <LongList look="chips" label={facet.label} values={values}>
      {({ value, count, isChosen }) => {
        const label = labelOf(value);
        return (
          <Chip
            isOn={isChosen}
            isDisabled={count === 0 && !isChosen}
            count={count === undefined ? undefined : t('number', { number: count })}
            onToggle={(isOn) => {
              const others = chosen.filter((other) => other !== value);
              onChange(isOn ? [...others, value] : others, label);
            }}
          >
            {label}
          </Chip>
        );
      }}
    </LongList>
  );
}
