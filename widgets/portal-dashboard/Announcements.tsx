import { RichText } from '#src/rich-text/RichText.tsx';
import { useUser } from '#src/session/useUser.ts';
import { startOf } from '#src/i18n/dates.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';
import type { Config } from './widget.ts';

/** What is announced to the visitor's role, the newest first. */
export function Announcements({ announcements }: Pick<Config, 'announcements'>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const { can } = useUser();
  const { cmsMode, site } = usePage();
  const timeOf = ({ date = '' }: Config['announcements'][number]) =>
    startOf(date, site.timeZone)?.getTime() ?? 0;
  const shown = announcements
    .filter(({ roles }) => cmsMode === 'author' || roles.length === 0 || roles.some((role) => can(role)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  if (shown.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('announcements')}
      </Heading>
      <ul className={styles['rows']}>
        {shown.map(({ title, date = '', body }) => (
          <li key={`${title} ${date}`} className={styles['announcement']}>
            {date && <p className={styles['quiet']}>{format.date(date)}</p>}
            <Heading level={levelBelow(level)} look="h4">
              <span dir="auto">{title}</span>
            </Heading>
            {body && <RichText html={body} headingLevel={levelBelow(levelBelow(level))} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
