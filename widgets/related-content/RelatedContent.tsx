import { useEffect } from 'react';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { Cards } from './Cards.tsx';
import { isRemembered, rememberPage } from './recent-pages.ts';
import { RecentPages } from './RecentPages.tsx';
import { Related } from './Related.tsx';
import type widget from './widget.ts';

/** Similar pages, or pages seen lately, as cards of another widget. Wherever it stands, the page is remembered. */
export function RelatedContent({ config }: WidgetProps<typeof widget>) {
  const page = usePage();
  useEffect(() => {
    if (page.cmsMode !== 'author' && isRemembered(page)) rememberPage(page);
  }, [page]);

  if (page.cmsMode === 'author') return <Cards config={config} />;
  return config.mode === 'recent' ? <RecentPages config={config} /> : <Related config={config} />;
}
