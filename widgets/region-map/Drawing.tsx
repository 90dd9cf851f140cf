import { useLayoutEffect, useRef } from 'react';
import { Link } from '#src/ui/Link.tsx';
import { regionKeys, regionPaths, viewBox } from './own-drawing.ts';
import type { Region } from './regions.ts';
import styles from './region-map.module.css';

/** How a region stands out. */
export interface Marks {
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly isHighlighted: boolean;
}

interface Props {
  /** Those that the drawing has. */
  readonly regions: readonly Region[];
  readonly marksOf: (region: Region) => Marks;
  readonly areLinks: boolean;
}

/** The outline of a region: its own, else that of the built-in drawing; undefined where it has none. */
export const outlineOf = ({ path, name }: Region): string | undefined => path ?? regionPaths.get(name);

/**
 * The regions as the built-in drawing has them, or as their author has drawn them. The list says the same: assistive
 * technology passes over it.
 */
export function Drawing({ regions, marksOf, areLinks }: Props) {
  const isOwn = regions.every(({ path }) => path !== undefined);
  const drawing = useFitting(isOwn);
  const named = new Set(regions.map(({ name }) => name));
  const order: readonly string[] = regionKeys;
  const sorted = regions.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return (
    <svg ref={drawing} className={styles['drawing']} viewBox={isOwn ? undefined : viewBox} aria-hidden="true">
      {!isOwn &&
        order
          .filter((name) => !named.has(name))
          .map((name) => <path key={name} className={styles['rest']} d={regionPaths.get(name)} />)}
      {sorted.map((region) => {
        const { isLit, isChosen, isHighlighted } = marksOf(region);
        const outline = outlineOf(region);
        const shape = (
          <>
            <path className={styles['land']} d={outline} />
            <path className={styles['reach']} d={outline} />
          </>
        );
        return (
          <g
            key={region.key}
            data-region={region.key}
            data-lit={isLit || undefined}
            data-chosen={isChosen || undefined}
            data-highlighted={isHighlighted || undefined}
          >
            {areLinks && region.link ? (
              <Link
                href={region.link}
                event={{ event: 'map_marker_click', clickText: region.label }}
                marks={{ tabIndex: -1 }}
              >
                {shape}
              </Link>
            ) : (
              shape
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Makes a drawing show all that is in it: outlines of an author's own are in units that only the browser can measure. */
function useFitting(isOwn: boolean) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const { current } = drawing;
    // A test's document measures nothing.
    if (!isOwn || !current?.getBBox) return;
    const { x, y, width, height } = current.getBBox();
    const margin = Math.max(width, height) / 100;
    const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
    if (width > 0 && height > 0) current.setAttribute('viewBox', box.join(' '));
  });
  return drawing;
}
