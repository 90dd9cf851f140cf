import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { toCategories } from './categories.ts';
import { Question } from './Question.tsx';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const AuthorBadge = lazyComponent(async () => (await import('./AuthorBadge.tsx')).AuthorBadge);

/** Asks which categories of cookies a visitor allows: a bar at the foot of the page, and a dialog with a switch for each. */
export function CookieConsent({ config }: WidgetProps<typeof widget>) {
  const isAuthoring = usePage().cmsMode === 'author';
  const categories = toCategories(config.categories);
  if (categories.every(({ isFixed }) => isFixed)) return null;
  // The element says at once that there is something to see, before the badge has come.
  if (isAuthoring)
    return (
      <div>
        <AuthorBadge categories={categories} />
      </div>
    );
  return <Question config={config} categories={categories} />;
}
