import { useState } from 'react';
import button from '#src/ui/button.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { SavedListProps } from './SavedList.tsx';

const LazySavedList = lazyComponent(async () => (await import('./SavedList.tsx')).SavedList);

/** The list of saved companies, which a button shows and hides. */
export interface SavedPanel {
  readonly isOpen: boolean;
  /** Its code stays away. */
  readonly hasFailed: boolean;
  readonly toggle: () => void;
}

/** The state of the list, which is closed at first. */
export function useSavedPanel(): SavedPanel {
  const [state, setState] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazySavedList, state === 'wanted', () => setState('missing'));
  return {
    isOpen,
    hasFailed: state === 'missing',
    toggle: () => setState(state === 'wanted' ? 'closed' : 'wanted'),
  };
}

/** Shows and hides the saved companies, and says how many there are. */
export function SavedButton({ panel, count }: { readonly panel: SavedPanel; readonly count: number }) {
  const t = useMessages<typeof en>();
  return (
    <button
      form=""
      type="button"
      className={`${button['button']} ${button['stroke']} ${button['small']}`}
      aria-expanded={panel.isOpen}
      onClick={panel.toggle}
    >
      <span>{t('showSaved', { number: count })}</span>
    </button>
  );
}

/** The saved companies, where they are shown. */
export function Saved({ panel, ...list }: SavedListProps & { readonly panel: SavedPanel }) {
  if (panel.hasFailed) return <NotLoaded className={undefined} />;
  return panel.isOpen && <LazySavedList {...list} />;
}
