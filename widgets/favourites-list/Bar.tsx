import { share as shareGlyph, trash } from '#src/icon/glyphs.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourites-list.module.css';
import type en from './messages/en.json';
import { useShareList } from './useShareList.ts';
import type { Config } from './widget.ts';

const LazyCopyField = lazyComponent(async () => (await import('#src/outputs/CopyField.tsx')).CopyField);

interface Props {
  readonly config: Config;
  /** Ids that are shown, in order, and those of them that are chosen. */
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** How many favourites there are, and what can be done with several at once. */
export function Bar({ config, all, chosen, onChoose, onRemove }: Props) {
  const t = useMessages<typeof en>();
  const { shareIds, refused } = useShareList(config.title);
  const count = chosen.length;
  const shareLabel = count > 0 ? t('shareSelected', { count }) : t('shareAll');
  return (
    <div className={styles['head']}>
      <div className={styles['bar']}>
        <p className={styles['count']}>{t('count', { count: all.length })}</p>
        <label className={styles['all']}>
          <input
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
      {refused !== undefined && <LazyCopyField label={t('link')} text={refused} />}
    </div>
  );
}
