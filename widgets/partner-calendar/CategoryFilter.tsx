import { Chip } from '#src/ui/Chip.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';
import type { CalendarState } from './useCalendarState.ts';

/** The categories, each with its colour: with some chosen only their events are shown. */
export function CategoryFilter({ state }: { readonly state: CalendarState }) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { categories, chosen, setCategories } = state;
  if (categories.length === 0) return null;
  return (
    <div className={styles['filters']} role="group" aria-label={t('categories')}>
      {categories.map(({ key, label, colour }) => (
        <span key={key} className={styles['filter']} data-colour={colour}>
          <Chip
            isOn={chosen.includes(key)}
            onToggle={(isOn) => {
              track({ event: 'filter_change', clickText: label });
              setCategories(isOn ? [...chosen, key] : chosen.filter((one) => one !== key));
            }}
          >
            {label}
          </Chip>
        </span>
      ))}
    </div>
  );
}
