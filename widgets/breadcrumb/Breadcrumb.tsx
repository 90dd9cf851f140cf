import { useRef } from 'react';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useStructuredData } from '#src/widget/structured-data.ts';
import layout from '#src/ui/layout.module.css';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './breadcrumb.module.css';
import { Crumbs } from './Crumbs.tsx';
import type en from './messages/en.json';
import { fold, toBreadcrumbList } from './trail.ts';
import { useTrail } from './useTrail.ts';
import type widget from './widget.ts';

/** The path to the current page (APG: breadcrumb). A path of one step says nothing, and is not shown. */
export function Breadcrumb({ config }: WidgetProps<typeof widget>) {
  const { title, items, hideCurrent, maxItems, jsonLd } = config;
  const { url } = usePage();
  const t = useMessages<typeof en>();
  const nav = useRef<HTMLElement>(null);
  const trail = useTrail(config, nav);
  const shown = trail.filter(({ isCurrent }) => !hideCurrent || !isCurrent);
  const isShown = trail.length > 1 && shown.length > 0;
  useStructuredData(isShown && jsonLd ? toBreadcrumbList(trail, url) : undefined);

  if (!isShown) return null;
  return (
    <>
      {items.length === 0 && <AuthorNote>{t('derived')}</AuthorNote>}
      <nav ref={nav} className={layout['column']} aria-label={title || t('breadcrumb')}>
        <div className={[layout['content'], styles['trail']].join(' ')}>
          <Crumbs crumbs={fold(shown, maxItems)} />
        </div>
      </nav>
    </>
  );
}
