import { GateCard } from '#src/access/GateCard.tsx';
import { Section } from '#src/section/Section.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './access-gate.module.css';
import type { AreaProps } from './area-props.ts';
import type en from './messages/en.json';

/** For whoever has access and was sent to the area once this session: the way there. */
export function WayIn({ config, areaPage }: AreaProps) {
  const t = useMessages<typeof en>();
  return (
    <Section config={config} label={t('label')} head={{ space: 'close' }} className={styles['section']}>
      <GateCard
        title={t('openTitle')}
        actions={
          areaPage && (
            <Button href={areaPage} event={{ event: 'cta_click', clickText: t('goOn') }}>
              {t('goOn')}
            </Button>
          )
        }
      >
        <p>{t('open')}</p>
      </GateCard>
    </Section>
  );
}
