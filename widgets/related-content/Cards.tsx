import type { ReactNode } from 'react';
import layout from '#src/ui/layout.module.css';
import { MountElement } from '#src/widget/MountElement.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What a card shows of something. */
export interface Shown {
  readonly title: string;
  readonly url?: string | undefined;
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly description?: string | undefined;
  readonly featureImage?: string | undefined;
  readonly categories?: readonly string[] | undefined;
}

interface Props {
  readonly config: Config;
  /** Without any, an author sees samples. */
  readonly items?: readonly Shown[];
  /** Stands below the cards. */
  readonly children?: ReactNode;
}

/** The cards as another widget shows them: a grid or a slider, named by the title. It tells analytics what happens there. */
export function Cards({ config, items, children }: Props) {
  const { mode, title, layout: look, ctaData, ...base } = config;
  const t = useMessages<typeof en>();
  const { description, headingLevel, theme, pageMargin, dataLayer } = base;
  const source = items
    ? {
        items: items.map(({ title, url, id, type, description, featureImage, categories }) => ({
          title,
          url,
          id,
          type,
          description,
          featureImage,
          categories,
        })),
      }
    : { source: 'search' };
  return (
    <>
      <MountElement
        name={look === 'carousel' ? 'card-carousel' : 'card-grid'}
        load="load"
        config={{
          title: title || t(mode),
          description,
          headingLevel,
          theme,
          pageMargin,
          dataLayer,
          ctaData: { ...ctaData, sectionName: ctaData?.sectionName || 'related-content' },
          ...source,
        }}
      />
      {children && (
        <div className={layout['column']}>
          <div className={layout['content']}>{children}</div>
        </div>
      )}
    </>
  );
}
