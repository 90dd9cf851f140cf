import { useMemo, useState } from 'react';
import { Slot } from '#src/slots/Slot.tsx';
import { useSlots } from '#src/slots/useSlots.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useAccessMessages } from './messages.ts';

/**
 * An element of the page behind a gate, which a widget names by its field `slotId`. Its author reads in place that it is not
 * protected, and whether everybody sees it before the gate comes.
 */
export function GatedSlot({ id }: { readonly id: string }) {
  const t = useAccessMessages();
  const places = useMemo(() => [{ key: id, slotId: id, path: 'slotId' }], [id]);
  const slots = useSlots('slotId', places);
  const [isOpen, setOpen] = useState(false);
  const note = [t('notProtected', { id }), isOpen && t('notHidden', { id })].filter(Boolean).join(' ');
  return (
    <>
      <AuthorNote>{note}</AuthorNote>
      {slots.hasContent(id) && (
        <Slot
          id={id}
          onRefused={(refusal) => slots.refuse(id, refusal)}
          onTaken={(wasHidden) => setOpen(!wasHidden)}
        />
      )}
    </>
  );
}
