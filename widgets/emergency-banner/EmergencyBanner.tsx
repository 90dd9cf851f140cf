import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import { Notices } from './Notices.tsx';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const LazyAuthorNotices = lazyComponent(async () => (await import('./AuthorNotices.tsx')).AuthorNotices);

/** What everybody on the site has to know now. Its author sees all messages, and when and where each is shown. */
export function EmergencyBanner({ config }: WidgetProps<typeof widget>) {
  const { cmsMode } = usePage();
  if (config.messages.length === 0) return null;
  return (
    <div>{cmsMode === 'author' ? <LazyAuthorNotices config={config} /> : <Notices config={config} />}</div>
  );
}
