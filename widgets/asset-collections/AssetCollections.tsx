import { PortalGate } from '#src/portal/PortalGate.tsx';
import type { Audience } from '#src/portal/access.ts';
import { Section } from '#src/section/Section.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import { Sets } from './Sets.tsx';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** Sets of assets, for business users: their own, those that others share, and each of them with its files. */
export function AssetCollections({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  return (
    <Section
      config={config}
      label={t('label')}
      note={isAuthor && [t('note'), !config.searchPath && t('noteSearch')].filter(Boolean).join(' ')}
      className={styles['section']}
    >
      <PortalGate audience={trade} signInText={t('signIn')}>
        <Sets config={config} />
      </PortalGate>
    </Section>
  );
}
