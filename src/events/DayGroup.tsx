import type { ReactNode } from 'react';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './event-views.module.css';
import { useEventMessages } from './messages.ts';

interface Props {
  /** `yyyy-mm-dd`; undefined for events without a date. */
  readonly day: string | undefined;
  readonly today: string | undefined;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** The events of a day, under its name. Until today is known, it holds the place of others. */
export function DayGroup({ day, today, level, children }: Props) {
  const t = useEventMessages();
  const format = useFormat();
  const isThisYear = day?.slice(0, 4) === today?.slice(0, 4);
  const date =
    day &&
    format.date(day, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(isThisYear ? {} : { year: 'numeric' }),
    });
  return (
    <div className={styles['group']} data-pending={today === undefined || undefined}>
      <Heading level={level} look="h4">
        {!date ? t('toBeAnnounced') : day === today ? `${t('today')} · ${date}` : date}
      </Heading>
      {children}
    </div>
  );
}
