import { useState } from 'react';
import { countryName } from '#src/countries/names.ts';
import { toCountry } from '#src/countries/to-country.ts';
import { useSlots } from '#src/slots/useSlots.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { VariantContent, type Entry } from './VariantContent.tsx';

interface Props {
  readonly all: readonly Entry[];
  readonly standard: Entry;
}

/** All contents below each other: for whom each is, which countries nobody knows, and which elements everybody sees. */
export function AuthorVariants({ all, standard }: Props) {
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const format = useFormat();
  const slots = useSlots('variants', all);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const parts = all.map((entry) => {
    const { key, item, slotId = '' } = entry;
    const codes = item.countries.map((name) => toCountry(name));
    const known = codes.flatMap((code) => (code ? countryName(code, language) : []));
    const unknown = item.countries.filter((_, index) => codes[index] === undefined);
    const places = format.list([...known, ...item.cities]);
    const notes = [
      entry === standard
        ? t('isDefault', { id: item.id })
        : t('isFor', { id: item.id, places: places || '–' }),
      unknown.length > 0 && t('noCountry', { names: format.list(unknown) }),
      open.has(key) && entry !== standard && t('notHidden', { id: slotId }),
    ];
    return (
      <div key={key}>
        <AuthorNote>{notes.filter(Boolean).join(' ')}</AuthorNote>
        <VariantContent
          entry={entry}
          hasSlot={slots.hasContent(key)}
          onRefused={(refusal) => slots.refuse(key, refusal)}
          onTaken={(wasHidden) => !wasHidden && setOpen((before) => new Set(before).add(key))}
        />
      </div>
    );
  });
  return <>{parts}</>;
}
