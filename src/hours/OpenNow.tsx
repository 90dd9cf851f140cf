import { clock } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useHoursMessages } from './messages.ts';
import styles from './open-now.module.css';
import { openingText } from './opening-text.ts';
import type { HoursRow } from './schedule.ts';
import { useOpenNow } from './useOpenNow.ts';

interface Props {
  /** The same list each time, or it is read anew. */
  readonly hours: readonly HoursRow[];
}

/** Says whether a place is open now, and until when; nothing where its hours do not tell, and on the server. */
export function OpenNow({ hours }: Props) {
  const t = useHoursMessages();
  const format = useFormat();
  const { timeZone } = usePage().site;
  const opening = useOpenNow(hours);
  if (!opening) return null;
  return (
    <span className={styles['badge']} data-open={opening.isOpen}>
      <Icon glyph={clock} size={16} />
      <span>{openingText(opening, timeZone, t, format)}</span>
    </span>
  );
}
