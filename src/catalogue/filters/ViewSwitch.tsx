import { grid, list, mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { CatalogueFields } from '../facet.schema.ts';
import { useRailMessages } from './messages.ts';
import styles from './rail.module.css';

/** How items are drawn: as cards, or as rows, also beside a map. */
export type View = CatalogueFields['views'][number] | 'map';

interface Props {
  /** Those that the author offers; with fewer than two there is nothing to choose. */
  readonly views: readonly View[];
  readonly view: View;
  readonly onView: (view: View, label: string) => void;
}

const glyphs = { grid, list, map: mapPin };

/** The view that an address asks for, as far as the author offers it; else the author's first, else cards. */
export const readView = (views: readonly View[], asked: string | undefined): View =>
  views.find((known) => known === asked) ?? views[0] ?? 'grid';

/** Toggle buttons, of which one is on. */
export function ViewSwitch({ views, view, onView }: Props) {
  const t = useRailMessages();
  const offered = [...new Set(views)];
  if (offered.length < 2) return null;
  return (
    <div className={styles['views']} role="group" aria-label={t('view')}>
      {offered.map((one) => (
        <button
          key={one}
          form=""
          type="button"
          className={styles['view']}
          aria-pressed={one === view}
          onClick={() => one !== view && onView(one, t(one))}
        >
          <Icon glyph={glyphs[one]} size={20} />
          <VisuallyHidden>{t(one)}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
