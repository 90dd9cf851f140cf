import { useState } from 'react';
import { ConfigError } from '#src/schema/issues.ts';
import { Section } from '#src/section/Section.tsx';
import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './geo-content.module.css';
import type en from './messages/en.json';
import { ShownVariant } from './ShownVariant.tsx';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const LazyAuthorVariants = lazyComponent(async () => (await import('./AuthorVariants.tsx')).AuthorVariants);

/**
 * Content by the country or city of the visitor. An author sees all of it, and for whom each is.
 *
 * @throws ConfigError where the default names no content
 */
export function GeoContent({ config }: WidgetProps<typeof widget>) {
  const { variants, defaultId } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const [all] = useState(() =>
    deepLinkItems(variants).map(({ key, item }) => ({ key, item, slotId: item.slotId || undefined })),
  );
  const standard = all.find(({ item }) => item.id === defaultId);
  if (!standard)
    throw new ConfigError([{ path: 'defaultId', expected: 'id of a variant', found: defaultId }]);

  return (
    <Section config={config} label={t('name')} head={{ space: 'close' }} className={styles['section']}>
      {cmsMode === 'author' ? (
        <LazyAuthorVariants all={all} standard={standard} />
      ) : (
        <ShownVariant config={config} all={all} standard={standard} />
      )}
    </Section>
  );
}
