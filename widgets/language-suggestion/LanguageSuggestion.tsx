import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { languagesOfRules, wantedLanguages } from './wanted.ts';
import type widget from './widget.ts';

/** Most visitors read the page in their own language: they fetch none of this. */
const LazySuggestion = lazyComponent(async () => (await import('./Suggestion.tsx')).Suggestion);

/** Fetched on an author's page only. */
const LazyPreview = lazyComponent(async () => (await import('./Preview.tsx')).Preview);

const never = () => () => {};

/** Offers a visitor the page in their own language, or one for their country. Its author sees how one offer looks. */
export function LanguageSuggestion({ config }: WidgetProps<typeof widget>) {
  const page = usePage();
  // A server does not know what the visitor's browser asks for.
  const asked = useSyncExternalStore(
    never,
    () => navigator.languages.join(),
    () => undefined,
  );
  const isAuthoring = page.cmsMode === 'author';
  const isWanted =
    asked !== undefined &&
    (wantedLanguages(config, page, asked).length > 0 ||
      (config.useGeolocation && languagesOfRules(config, page).length > 0));

  if (!config.languages?.data.length && config.countryRules.length === 0) return null;
  return (
    <div>
      {isAuthoring && <LazyPreview config={config} />}
      {!isAuthoring && isWanted && <LazySuggestion config={config} asked={asked} />}
    </div>
  );
}
