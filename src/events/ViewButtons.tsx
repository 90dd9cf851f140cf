import { Chip } from '#src/ui/Chip.tsx';
import styles from './event-views.module.css';
import { useEventMessages } from './messages.ts';

interface Props<View> {
  /** Those that the author offers; with fewer than two there is nothing to choose. */
  readonly views: readonly View[];
  readonly view: string | undefined;
  readonly onView: (view: View, label: string) => void;
}

/** Ways to look at events, of which one is shown. */
export function ViewButtons<View extends 'list' | 'month' | 'week' | 'map'>({
  views,
  view,
  onView,
}: Props<View>) {
  const t = useEventMessages();
  const offered = [...new Set(views)];
  if (offered.length < 2) return null;
  return (
    <div className={styles['views']} role="group" aria-label={t('view')}>
      {offered.map((one) => (
        <Chip key={one} isOn={one === view} onToggle={() => one !== view && onView(one, t(one))}>
          {t(one)}
        </Chip>
      ))}
    </div>
  );
}
