import { useEffect, useState } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { SuggestionsProps } from './Suggestions.tsx';
import { SuggestionsSkeleton } from './SuggestionsSkeleton.tsx';

const LazySuggestions = lazyComponent(
  async () => (await import('./Suggestions.tsx')).Suggestions,
  SuggestionsSkeleton,
);

/** Suggestions, whose code is fetched after the message is there; nothing where it does not come. */
export function LateSuggestions(props: SuggestionsProps) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void LazySuggestions.load().then((isThere) => setFailed(!isThere));
  }, []);
  return hasFailed ? null : <LazySuggestions {...props} />;
}
