import type { Audience } from '#src/portal/access.ts';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './learning-path.module.css';
import type en from './messages/en.json';
import { Paths } from './Paths.tsx';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** A learning path of a business user. */
export function LearningPath({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  return (
    <Section
      config={config}
      label={t('label')}
      note={t('note')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <PortalGate audience={trade} signInText={t('signIn')}>
        <Paths config={config} />
      </PortalGate>
    </Section>
  );
}
