import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useToday } from '#src/time/useToday.ts';
import { Calendar } from './Calendar.tsx';
import type en from './messages/en.json';
import type widget from './widget.ts';

/** Trade events by month, week or day, for business users. */
export function PartnerCalendar({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const today = useToday(usePage().site.timeZone);
  return (
    <Section
      config={config}
      label={t('label')}
      note={config.source === 'search' && t('note')}
      head={{ space: 'close' }}
    >
      <PortalGate signInText={t('signIn')}>
        {today !== undefined && <Calendar config={config} today={today} />}
      </PortalGate>
    </Section>
  );
}
