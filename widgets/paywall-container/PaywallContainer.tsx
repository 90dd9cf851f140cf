import { Section } from '#src/section/Section.tsx';
import { usePersonalAddress } from '#src/session/useEndpointUrl.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { MembersPart } from './MembersPart.tsx';
import type en from './messages/en.json';
import styles from './paywall-container.module.css';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const BothSides = lazyComponent(async () => (await import('./BothSides.tsx')).BothSides);

/** Part of a page that is kept for some visitors. An author sees both sides of it. */
export function PaywallContainer({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const call = usePersonalAddress('bodyReference', config.bodyReference);
  if (!call && !config.slotId) return null;
  const sides = { config, call };
  return (
    <Section config={config} label={t('label')} head={{ space: 'close' }} className={styles['section']}>
      {cmsMode === 'author' ? <BothSides {...sides} /> : <MembersPart {...sides} />}
    </Section>
  );
}
