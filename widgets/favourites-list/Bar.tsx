import { share as shareGlyph, trash } from '#src/icon/glyphs.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourites-list.module.css';
import type { Entry } from './groups.ts';
import type en from './messages/en.json';
import { useShareList } from './useShareList.ts';
import type { Config } from './widget.ts';

/** What knows the plan is fetched for whoever has favourites. */
const LazyAddToPlan = lazyComponent(async () => (await import('./AddToPlan.tsx')).AddToPlan);

const LazyCopyField = lazyComponent(async () => (await import('#src/outputs/CopyField.tsx')).CopyField);

interface Props {
  readonly config: Config;
  /** What is shown, in order. */
  readonly entries: readonly Entry[];
  /** Its ids, and those of them that are chosen. */
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** How many favourites there are, and what can be done with several at once. */
export function Bar({ config, entries, all, chosen, onChoose, onRemove }: Props) {
  const t = useMessages<typeof en>();
  const { mode } = usePage();
  const { shareIds, refused } = useShareList(config.title);
  const count = chosen.length;
  const shareLabel = count > 0 ? t('shareSelected', { count }) : t('shareAll');
  return (
    <div className={styles['head']}>
      <div className={styles['bar']}>
        <p className={styles['count']}>{t('count', { count: all.length })}</p>
        <label className={styles['all']}>
          <input
            form=""
            type="checkbox"
            checked={count === all.length}
            onChange={({ target }) => onChoose(target.checked ? all : [])}
          />
          <span>{t('selectAll')}</span>
        </label>
        {count > 0 && (
          <Button look="stroke" size="small" icon={trash} onClick={() => onRemove(chosen)}>
            {t('removeSelected', { count })}
          </Button>
        )}
        {config.shareable && (
          <Button
            look="stroke"
            size="small"
            icon={shareGlyph}
            onClick={() => void shareIds(count > 0 ? chosen : all, shareLabel)}
          >
            {shareLabel}
          </Button>
        )}
      </div>
      {config.showPlannerLink && mode === 'B2C' && (
        <LazyAddToPlan
          items={entries
            .filter(({ favourite }) => count === 0 || chosen.includes(favourite.id))
            .map(({ favourite: { id }, title }) => ({ id, title }))}
          count={count}
          plannerPath={config.plannerPath}
        />
      )}
      {refused !== undefined && <LazyCopyField label={t('link')} text={refused} />}
    </div>
  );
}
