import { Section } from '#src/section/Section.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { writeDate } from './date-text.ts';
import { inOrder, isOfOneDay, joinEras, splitEras, toEras, type Entry } from './entries.ts';
import { HorizontalTimeline } from './HorizontalTimeline.tsx';
import type en from './messages/en.json';
import styles from './timeline.module.css';
import { VerticalTimeline } from './VerticalTimeline.tsx';
import type widget from './widget.ts';

/** History or programme in order of time: below each other along a line, or beside each other as slides. */
export function Timeline({ config }: WidgetProps<typeof widget>) {
  const { calendar, groupByEra, orientation, title } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { timeZone } = usePage().site;

  const { entries, unreadable, isMixed } = inOrder(config.entries, timeZone);
  if (entries.length === 0) return null;

  const runs = toEras(entries);
  const eras = groupByEra ? joinEras(runs) : runs;
  const split = groupByEra ? splitEras(runs) : [];
  const note = [
    unreadable.length > 0 && t('unreadableDates', { dates: format.list(unreadable) }),
    isMixed && t('mixedDates'),
    split.length > 0 && t('splitEras', { eras: format.list(split) }),
  ];

  const writing = { calendar, isOfOneDay: isOfOneDay(entries), t, format };
  const whenOf = ({ item, date }: Entry) =>
    item.dateLabel ? [item.dateLabel] : date ? writeDate(date, writing) : [];

  return (
    <Section
      config={config}
      label={t('entries')}
      note={note.filter(Boolean).join(' ')}
      className={styles['section']}
    >
      {orientation === 'horizontal' ? (
        <HorizontalTimeline label={title || t('entries')} eras={eras} whenOf={whenOf} />
      ) : (
        <VerticalTimeline eras={eras} isGrouped={groupByEra} whenOf={whenOf} />
      )}
    </Section>
  );
}
