import { useId } from 'react';
import { SearchInPage } from '#src/search/SearchInPage.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import layout from '#src/ui/layout.module.css';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './search-box.module.css';
import type widget from './widget.ts';

/** The site search as a field in the page. */
export function SearchBox({ config }: WidgetProps<typeof widget>) {
  const { title, description, headingLevel } = config;
  const { site } = usePage();
  const titleId = useId();
  const resultsPage = config.searchPagePath ?? site.searchPagePath;
  if (!resultsPage) return null;
  return (
    <section className={layout['column']} aria-labelledby={title ? titleId : undefined}>
      <div className={[layout['content'], styles['section']].join(' ')}>
        {(title || description) && (
          <div className={styles['head']}>
            {title && (
              <Heading level={headingLevel} id={titleId}>
                {title}
              </Heading>
            )}
            {description && <p className={styles['description']}>{description}</p>}
          </div>
        )}
        <SearchInPage settings={config} resultsPage={resultsPage} />
      </div>
    </section>
  );
}
