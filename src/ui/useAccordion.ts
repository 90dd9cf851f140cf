import { useState } from 'react';

/** What a `Disclosure` needs of the group it belongs to. */
interface Membership {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/**
 * A group of disclosures of which one at most is open; that one can be closed, too.
 *
 * @param initial key of the one that is open at first
 * @returns gives each, by its key, the properties to be spread on its `Disclosure`
 */
export function useAccordion(initial?: string): (key: string) => Membership {
  const [open, setOpen] = useState(initial);
  return (key) => ({
    isOpen: open === key,
    onToggle: (isOpen) => setOpen((current) => (isOpen ? key : current === key ? undefined : current)),
  });
}
