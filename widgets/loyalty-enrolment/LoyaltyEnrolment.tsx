import { useMemo, useRef } from 'react';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './loyalty-enrolment.module.css';
import { Membership } from './Membership.tsx';
import type en from './messages/en.json';
import { Tiers } from './Tiers.tsx';
import { inOrder, tierName } from './tiers.ts';
import type widget from './widget.ts';

/** Joins the loyalty programme, then shows the member's card; what each tier gives stands beside it for everybody. */
export function LoyaltyEnrolment({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const root = useRef<HTMLElement>(null);
  const call = useEndpointUrl('submitUrl', config.submitUrl);
  const tiers = useMemo(() => inOrder(config.tiers), [config.tiers]);
  const programme = config.programmeName || t('programme');
  const names = format.list(tiers.map(({ key }) => tierName(key, tiers)));
  return (
    <Section
      ref={root}
      config={config}
      className={styles['body']}
      label={programme}
      note={t('note', { tiers: names || '–', age: config.minAge })}
    >
      <div className={styles['layout']} data-tiers={tiers.length > 0 ? '' : undefined}>
        <PortalGate signInText={t('signInText', { programme })}>
          <Membership root={root} config={config} call={call} tiers={tiers} programme={programme} />
        </PortalGate>
        {tiers.length > 0 && <Tiers tiers={tiers} />}
      </div>
    </Section>
  );
}
