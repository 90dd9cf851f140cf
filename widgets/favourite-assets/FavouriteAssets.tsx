import type { Audience } from '#src/portal/access.ts';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourite-assets.module.css';
import type en from './messages/en.json';
import { KeptFiles, TilesSkeleton } from './KeptFiles.tsx';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** The files of the media library that a business user has kept. */
export function FavouriteAssets({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  return (
    <Section
      config={config}
      label={t('label')}
      note={cmsMode === 'author' && t('authorNote')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <PortalGate audience={trade} signInText={t('signIn')} skeleton={<TilesSkeleton />}>
        <KeptFiles config={config} />
      </PortalGate>
    </Section>
  );
}
