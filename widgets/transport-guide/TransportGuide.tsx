import { useMemo, useRef, useState } from 'react';
import { AsOf } from '#src/dated/AsOf.tsx';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { EntryPoints } from './EntryPoints.tsx';
import type en from './messages/en.json';
import { ModeTabs } from './ModeTabs.tsx';
import { cityMode, toNetwork, type Fault } from './network.ts';
import { Planner } from './Planner.tsx';
import styles from './transport-guide.module.css';
import type widget from './widget.ts';

const faultKinds: readonly Fault[] = ['noPlace', 'noMode', 'wrongCity'];

/** How to get here and around: times between places, what to know of each mode, and the ways into the country. */
export function TransportGuide({ config }: WidgetProps<typeof widget>) {
  const { modes, places, legs, entryPoints, asOf, staleDays } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const frame = useRef<HTMLElement>(null);
  const network = useMemo(() => toNetwork({ modes, places, legs }), [modes, places, legs]);
  const [mode, setMode] = useState<string>();
  const canTravel = network.steps.size > 0;
  if (!canTravel && modes.length + entryPoints.length === 0) return null;

  const homeless = entryPoints.filter(({ city }) => city !== '' && !network.places.has(city));
  const notes = [
    ...faultKinds.map((kind) => {
      const faulty = network.faults[kind];
      return faulty.length > 0 && t(kind, { legs: format.list(faulty) });
    }),
    homeless.length > 0 && t('noCity', { names: format.list(homeless.map(({ label }) => label)) }),
  ];
  return (
    <Section
      ref={frame}
      config={config}
      label={t('name')}
      head={{ space: 'close' }}
      note={notes.filter(Boolean).join(' ')}
      className={styles['guide']}
    >
      {canTravel && <Planner network={network} entryPoints={entryPoints} onStay={() => setMode(cityMode)} />}
      {modes.length > 0 && (
        <ModeTabs modes={[...network.modes.values()]} selected={mode} onSelect={setMode} />
      )}
      {entryPoints.length > 0 && <EntryPoints entryPoints={entryPoints} places={network.places} />}
      <div className={styles['foot']}>
        <AsOf asOf={asOf} staleDays={staleDays} />
        <PrintButton part={frame}>{t('print')}</PrintButton>
      </div>
    </Section>
  );
}
