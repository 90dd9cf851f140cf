import { Chip } from '#src/ui/Chip.tsx';
import type { FacetValue } from './choices.ts';
import { useCatalogueMessages } from './messages.ts';

interface Props {
  readonly value: FacetValue;
  readonly label: string;
  readonly onToggle: (isOn: boolean) => void;
}

/** A value of a facet as a toggle button, with how many results it would leave; one that leaves none cannot be chosen. */
export function ValueChip({ value: { count, isChosen }, label, onToggle }: Props) {
  const t = useCatalogueMessages();
  return (
    <Chip
      isOn={isChosen}
      isDisabled={count === 0 && !isChosen}
      count={count === undefined ? undefined : t('number', { number: count })}
      onToggle={onToggle}
    >
      {label}
    </Chip>
  );
}
