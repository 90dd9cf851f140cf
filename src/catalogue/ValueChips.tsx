import { isOffered } from '#src/search/item-types.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { usePage } from '#src/widget/context.ts';
import { chosenOf, facetValues } from './choices.ts';
import { useCatalogueMessages } from './messages.ts';
import type { Catalogue } from './useAnswers.ts';
import type { ValueWords } from './useValueWords.ts';

interface Props {
  readonly catalogue: Pick<Catalogue, 'choices' | 'facets'>;
  readonly name: string;
  /** Whether visitors may choose more than one. */
  readonly isMulti: boolean;
  readonly words: ValueWords;
  /** Values that are shown; all of them without it. */
  readonly most?: number | undefined;
  readonly onChoose: (values: readonly string[], label: string) => void;
}

/** The values of a facet as toggle buttons, each with how many results it would leave. */
export function ValueChips({ catalogue, name, isMulti, words, most = Infinity, onChoose }: Props) {
  const t = useCatalogueMessages();
  const { mode } = usePage();
  const { choices, facets } = catalogue;
  const chosen = chosenOf(choices.facets, name);
  const values = facetValues(facets, choices.facets, name).filter(
    ({ value }) => name !== 'type' || isOffered(value, mode),
  );
  return values.slice(0, most).map(({ value, count, isChosen }) => {
    const label = words(name, value);
    return (
      <Chip
        key={value}
        isOn={isChosen}
        isDisabled={count === 0 && !isChosen}
        count={count === undefined ? undefined : t('number', { number: count })}
        onToggle={(isOn) => {
          const others = isMulti ? chosen.filter((other) => other !== value) : [];
          onChoose(isOn ? [...others, value] : others, label);
        }}
      >
        {label}
      </Chip>
    );
  });
}
