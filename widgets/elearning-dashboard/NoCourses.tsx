import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';

interface Props {
  readonly text: string;
  /** Page of all courses. */
  readonly href: string | undefined;
}

/** Says that there is nothing to show, and leads to the courses. */
export function NoCourses({ text, href }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['empty']}>
      <p>{text}</p>
      {href !== undefined && (
        <Button
          look="stroke"
          size="small"
          href={href}
          event={{ event: 'item_click', clickText: t('catalogue') }}
        >
          {t('catalogue')}
        </Button>
      )}
    </div>
  );
}
