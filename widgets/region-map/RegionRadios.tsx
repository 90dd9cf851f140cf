import { useId, useLayoutEffect, useRef } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import type { Region } from './regions.ts';
import styles from './region-map.module.css';

interface Props {
  readonly regions: readonly Region[];
  /** Keys. */
  readonly chosen: string | undefined;
  readonly lit: string | undefined;
  /** Names the group. */
  readonly label: string;
  readonly onChoose: (region: Region) => void;
}

/** The regions as the browser's own radio buttons. */
export function RegionRadios({ regions, chosen, lit, label, onChoose }: Props) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) showInMiddle(row.current, chosen);
  }, [chosen]);

  return (
    <div ref={row} className={styles['radios']} role="radiogroup" aria-label={label}>
      {regions.map((region) => (
        <label
          key={region.key}
          id={region.id}
          className={styles['radio']}
          data-region={region.key}
          data-lit={region.key === lit || undefined}
        >
          <input
            form=""
            type="radio"
            name={name}
            checked={region.key === chosen}
            onChange={() => onChoose(region)}
          />
          <span>{region.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Moves a row sideways, and nothing else, so that the chosen region is in it. */
function showInMiddle(row: HTMLElement, chosen: string | undefined): void {
  const choice = [...row.children].find(
    (label) => label instanceof HTMLElement && label.dataset['region'] === chosen,
  );
  if (!choice || row.scrollWidth <= row.clientWidth) return;
  const [around, own] = [row.getBoundingClientRect(), choice.getBoundingClientRect()];
  row.scrollLeft += (own.left + own.width / 2 - around.left - around.width / 2) / zoomOf(row);
}
