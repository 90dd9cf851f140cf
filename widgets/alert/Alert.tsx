import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import type { Config } from './config.ts';
import { PageAlert } from './PageAlert.tsx';
import { ToastAlert } from './ToastAlert.tsx';

/** A message from the page's author: over the page, or in it. An author sees it in its place, and always open. */
export function Alert({ config }: WidgetProps<Config>) {
  const isAuthoring = usePage().cmsMode === 'author';
  if (!config.title && !config.description) return null;
  if (isAuthoring || config.placement === 'page') return <PageAlert config={config} isHeld={isAuthoring} />;
  return <ToastAlert config={config} />;
}
