import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './calendar-event.module.css';
import type en from './messages/en.json';
import type { TradeEventDetail } from './trade-event.schema.ts';

/** Who speaks, with position and company; nothing without anybody. */
export function Speakers({ speakers }: Pick<TradeEventDetail, 'speakers'>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  if (speakers.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('speakers')}
      </Heading>
      <ul className={styles['speakers']} role="list">
        {speakers.map(({ id, name, role, company }) => (
          <li key={`${id} ${name}`} dir="auto">
            <strong>{name}</strong>
            <span className={styles['quiet']}>{format.list([role, company].filter(Boolean), 'unit')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
