import { useId, useState, type KeyboardEvent } from 'react';
import type { Glyph } from '#src/icon/glyph.ts';
import { arrowUp, minus, move, plus } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './controls.module.css';
import { leastZoom, mostZoom } from '../map.ts';
import { useMapMessages } from '../messages.ts';
import { useSeen } from './useFrame.ts';
import type { LeafletMap } from './useLeaflet.ts';

interface Props {
  readonly map: LeafletMap;
  /** Whether the map glides where it goes. */
  readonly glides: boolean;
  /** A visitor has moved the map by a button or a key. */
  readonly onMoved: () => void;
}

/** How far a press moves the map, as a part of what is seen. */
const step = 0.4;

/** By name: to the east and to the south, in parts of what is seen. */
const directions = {
  north: { x: 0, y: -step },
  west: { x: -step, y: 0 },
  east: { x: step, y: 0 },
  south: { x: 0, y: step },
} as const;

type Direction = keyof typeof directions;
const names = Object.keys(directions) as Direction[];

const directionOfKey: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowDown: 'south',
};

/**
 * Zooms and moves a map by buttons. On each of them arrow keys, `+` and `-` do the same (contract, section 7: "map"): the map
 * itself is no stop for the keyboard.
 */
export function Controls({ map, glides, onMoved }: Props) {
  const t = useMapMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { zoom } = useSeen(map);

  const zoomBy = (steps: number) => {
    map.setZoom(map.getZoom() + steps);
    onMoved();
  };
  const go = (direction: Direction) => {
    const { x, y } = directions[direction];
    const size = map.getSize();
    map.panBy([Math.round(size.x * x), Math.round(size.y * y)], { animate: glides });
    onMoved();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOfKey[event.key];
    if (direction) go(direction);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-' || event.key === '_') zoomBy(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (name: 'zoomIn' | 'zoomOut' | Direction, glyph: Glyph, press: () => void, isOff = false) => (
    <button
      key={name}
      form=""
      type="button"
      className={styles['control']}
      data-direction={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && press()}
    >
      <Icon glyph={glyph} size={20} />
      <VisuallyHidden>{t(name)}</VisuallyHidden>
    </button>
  );

  return (
    // Keys are heard on the buttons in it, none of which has another use for them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['controls']} onKeyDown={pressKey}>
      <div className={styles['zoom']}>
        {button('zoomIn', plus, () => zoomBy(1), zoom >= mostZoom)}
        {button('zoomOut', minus, () => zoomBy(-1), zoom <= leastZoom)}
        <button
          form=""
          type="button"
          className={styles['control']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon glyph={move} size={20} />
          <VisuallyHidden>{t('move')}</VisuallyHidden>
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles['directions']} role="group" aria-label={t('move')}>
          {names.map((name) => button(name, arrowUp, () => go(name)))}
        </div>
      )}
    </div>
  );
}
