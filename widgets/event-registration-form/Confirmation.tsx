import { AddToCalendar } from '#src/events/AddToCalendar.tsx';
import { offered, type EventRecord } from '#src/events/event.ts';
import { useNow } from '#src/events/useNow.ts';
import { RegistrationFacts } from '#src/events/registration/RegistrationFacts.tsx';
import type { Registration } from '#src/events/registration.schema.ts';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './event-registration-form.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** A registration that was just made, and its event. */
export interface Confirmed extends Registration {
  readonly record: EventRecord;
}

interface Props {
  readonly confirmed: Confirmed;
  readonly links: Config['successLinks'];
  readonly onManage: () => void;
}

const midnightAlone: readonly number[] = [];

/** What is shown once a visitor is registered: the reference, the dates to keep, and ways on. */
export function Confirmation({ confirmed, links, onManage }: Props) {
  const t = useMessages<typeof en>();
  const headingLevel = useHeadingLevel();
  const now = useNow(midnightAlone);
  const { record, status } = confirmed;
  const title =
    status === 'waitlisted' ? t('doneWaiting') : status === 'registered' ? t('done') : t('donePending');
  return (
    <SuccessNote title={title} headingLevel={headingLevel}>
      <p>{record.source.title}</p>
      <div className={styles['facts']}>
        <RegistrationFacts registration={confirmed} />
      </div>
      {status === 'registered' && (
        <AddToCalendar record={record} occurrences={offered(record, now)} hasWebCalendars />
      )}
      <div className={styles['ways']}>
        <Button look="stroke" size="small" onClick={onManage}>
          {t('manage')}
        </Button>
        {links
          .filter(({ ctaLabel }) => ctaLabel)
          .map((cta) => (
            <CtaButton key={`${cta.ctaLabel} ${cta.ctaLink}`} cta={cta} look="stroke" size="small" />
          ))}
      </div>
    </SuccessNote>
  );
}
