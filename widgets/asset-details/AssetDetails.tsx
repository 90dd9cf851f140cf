import { PortalGate } from '#src/portal/PortalGate.tsx';
import type { Audience } from '#src/portal/access.ts';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import { FoundAsset } from './FoundAsset.tsx';
import type en from './messages/en.json';
import { useAuthorNote } from './useAuthorNote.ts';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** One file of the media library, for business users: what it shows, under which licence, and in which sizes. */
export function AssetDetails({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const note = useAuthorNote(config);
  return (
    <Section config={config} label={t('label')} note={note} className={styles['section']}>
      <PortalGate audience={trade} signInText={t('signIn')}>
        <FoundAsset config={config} />
      </PortalGate>
    </Section>
  );
}
