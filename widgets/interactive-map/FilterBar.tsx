import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { useComposition } from '#src/search/useComposition.ts';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './interactive-map.module.css';
import type en from './messages/en.json';
import type { Category } from './places.ts';

interface Props {
  /** What stands in the field; undefined for a map without one. */
  readonly typed: string | undefined;
  readonly onType: (typed: string) => void;
  readonly composition: ReturnType<typeof useComposition>;
  readonly categories: readonly Category[];
  /** Keys of the categories that are shown; none for all. */
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  /** How many places each has, by key. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What visitors look for: a name, and categories that they show alone. */
export function FilterBar({ typed, onType, composition, categories, chosen, onChoose, counts }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const format = useFormat();
  return (
    <div className={styles['filters']}>
      {typed !== undefined && (
        <form
          role="search"
          className={styles['search']}
          onSubmit={(event) => {
            event.preventDefault();
            const term = toTerm(typed);
            if (term && !composition.isUnderWay) track({ event: 'search_submit', clickText: term });
          }}
        >
          <FieldShell label={t('search')}>
            {(control) => (
              <input
                {...control}
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={maximumTerm}
                value={typed}
                onChange={({ target }) => onType(target.value)}
                {...composition.handlers}
              />
            )}
          </FieldShell>
        </form>
      )}
      {categories.length > 0 && (
        <div className={styles['categories']} role="group" aria-label={t('categories')}>
          {categories.map(({ key, label }) => (
            <Chip
              key={key}
              isOn={chosen.includes(key)}
              count={format.number(counts.get(key) ?? 0)}
              onToggle={(isOn) => {
                track({ event: 'filter_change', clickText: label });
                onChoose(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
              }}
            >
              {label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
