import { useRailMessages } from '#src/catalogue/filters/messages.ts';
import type { Glyph } from '#src/icon/glyph.ts';
import { grid, list } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-search.module.css';
import type en from './messages/en.json';
import type { Layout } from './useAssetSearch.ts';

const mosaic: Glyph = { body: ['M4 4h10v7H4zM17 4h3v7h-3zM4 14h3v6H4zM10 14h10v6H10z'] };
const glyphs = { grid, list, mosaic };

interface Props {
  readonly layouts: readonly Layout[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout, label: string) => void;
}

/** How assets are drawn: toggle buttons, of which one is on. */
export function LayoutSwitch({ layouts, layout, onLayout }: Props) {
  const t = useMessages<typeof en>();
  const rail = useRailMessages();
  const nameOf = (one: Layout) => (one === 'mosaic' ? t('mosaic') : rail(one));
  return (
    <div className={styles['layouts']} role="group" aria-label={rail('view')}>
      {layouts.map((one) => (
        <button
          key={one}
          form=""
          type="button"
          className={styles['layout']}
          aria-pressed={one === layout}
          onClick={() => one !== layout && onLayout(one, nameOf(one))}
        >
          <Icon glyph={glyphs[one]} size={20} />
          <VisuallyHidden>{nameOf(one)}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
