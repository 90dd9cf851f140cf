import { useRef, useState } from 'react';
import { countryName } from '#src/countries/names.ts';
import { useSanitiser } from '#src/rich-text/useSanitiser.ts';
import { useSlots } from '#src/slots/useSlots.ts';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { CountryChoice } from './CountryChoice.tsx';
import type en from './messages/en.json';
import { useWhereabouts } from './useWhereabouts.ts';
import { VariantContent, type Entry } from './VariantContent.tsx';
import { variantFor } from './variants.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly all: readonly Entry[];
  readonly standard: Entry;
}

/**
 * The content for this visitor. The default stays until the answer is in, and until another content moves nothing in view
 * (contract, section 2); it stays on the page, hidden, so that what is in it keeps its state.
 */
export function ShownVariant({ config, all, standard }: Props) {
  const { showChange, trackedCountry } = config;
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const place = useRef<HTMLDivElement>(null);
  const [isAnswer, setAnswer] = useState(false);
  const slots = useSlots('variants', all);
  const { country, city, isChosen, choose } = useWhereabouts(config);

  const found = variantFor(all, { country, city }, language);
  const wanted = found && found !== standard && slots.hasContent(found.key) ? found : undefined;
  const canWrite = useSanitiser(showChange || wanted !== undefined);
  // Without a connection a text may not be written yet; until then the default stays.
  const other = canWrite || wanted?.slotId !== undefined ? wanted : undefined;
  const placement = useStablePlacement(place, { isReady: other !== undefined, isAnswer });
  const shown = other && placement === 'inPlace' ? other : undefined;
  const isSettled = !wanted || shown !== undefined;
  const contentOf = (entry: Entry) => (
    <VariantContent
      key={entry.key}
      entry={entry}
      hasSlot={slots.hasContent(entry.key)}
      onRefused={(refusal) => slots.refuse(entry.key, refusal)}
    />
  );

  return (
    <>
      <div ref={place}>
        <div hidden={shown !== undefined}>{contentOf(standard)}</div>
        {shown && contentOf(shown)}
      </div>
      {showChange && (
        <CountryChoice
          country={isSettled || isChosen ? country : undefined}
          isChosen={isChosen}
          onChoose={(code) => {
            choose(code);
            setAnswer(true);
            track({
              event: 'filter_change',
              clickText: code ?? 'auto',
              ...(code && { dataLayer: { country: code, tracked_country: code === trackedCountry } }),
            });
          }}
        />
      )}
      <div role="status">
        {isAnswer && isSettled && country && (
          <VisuallyHidden>{t('shown', { country: countryName(country, language) })}</VisuallyHidden>
        )}
      </div>
    </>
  );
}
