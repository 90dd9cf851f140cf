import { dayNamed } from '#src/i18n/dates.ts';
import { warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useToday } from '#src/time/useToday.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './as-of.module.css';
import { isStale } from './is-stale.ts';
import { useDatedMessages } from './messages.ts';

interface Props {
  /** When it was checked, a day or an instant; nothing is shown without. */
  readonly asOf: string | undefined;
  /** Days after which visitors are told that it may have changed. */
  readonly staleDays: number;
}

/** Of which day an answer is; beside one that is old, that it may have changed. */
export function AsOf({ asOf, staleDays }: Props) {
  const t = useDatedMessages();
  const format = useFormat();
  const { timeZone } = usePage().site;
  const today = useToday(timeZone);
  const day = asOf && dayNamed(asOf, timeZone);
  if (!day) return null;
  const isOld = isStale(day, staleDays, today);
  return (
    <p className={styles['date']} data-old={isOld || undefined}>
      {isOld && <Icon glyph={warning} size={20} />}
      <span>{t(isOld ? 'old' : 'asOf', { date: format.date(day) })}</span>
    </p>
  );
}
