import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { svgQuery } from '#src/remote-icon/queries.ts';
import { toPrefix } from '#src/remote-icon/svg.ts';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { usePage } from '#src/widget/context.ts';
import type { Marks } from './Drawing.tsx';
import type { Region } from './regions.ts';
import styles from './region-map.module.css';

interface Props {
  readonly address: string;
  readonly regions: readonly Region[];
  readonly marksOf: (region: Region) => Marks;
  /** Told which regions the drawing has, by key; undefined where there is no drawing. */
  readonly onDrawn: (keys: readonly string[] | undefined) => void;
}

/**
 * A drawing by its address: text that begins with an svg tag, of at most 64 kB, sanitised. Each region is the element that has
 * its name as id, or its own outline.
 */
export function RemoteDrawing({ address, regions, marksOf, onDrawn }: Props) {
  const page = usePage();
  const query = useMemo(() => svgQuery(page, address), [page, address]);
  const { data: markup, status } = useCachedQuery(query) ?? {};
  const prefix = toPrefix(useId());
  const element = useRef<HTMLDivElement>(null);
  /** Elements of the regions by key; none before the drawing is there. */
  const [shapes, setShapes] = useState<ReadonlyMap<string, SVGElement>>();

  useLayoutEffect(() => {
    if (status === 'error') onDrawn(undefined);
    if (markup === undefined) return undefined;
    let isOver = false;
    const fail = () => isOver || onDrawn(undefined);
    loadSanitiser().then((sanitiser) => {
      const graphic = sanitiser.svg(markup, prefix);
      if (isOver || !element.current) return;
      if (!graphic) return fail();
      element.current.innerHTML = graphic;
      const found = findShapes(element.current, prefix, regions);
      setShapes(found);
      onDrawn([...found.keys()]);
    }, fail);
    return () => {
      isOver = true;
    };
  }, [markup, status, prefix, regions, onDrawn]);

  useLayoutEffect(() => {
    for (const region of regions) {
      const shape = shapes?.get(region.key);
      if (!shape) continue;
      const { isLit, isChosen, isHighlighted } = marksOf(region);
      shape.toggleAttribute('data-lit', isLit);
      shape.toggleAttribute('data-chosen', isChosen);
      shape.toggleAttribute('data-highlighted', isHighlighted);
    }
  });

  return <div ref={element} className={styles['remote']} aria-hidden="true" />;
}

/** Finds the elements of the regions, and draws those that have an outline of their own. */
function findShapes(
  drawing: HTMLElement,
  prefix: string,
  regions: readonly Region[],
): ReadonlyMap<string, SVGElement> {
  const graphic = drawing.querySelector('svg');
  const byId = new Map([...drawing.querySelectorAll<SVGElement>('[id]')].map((shape) => [shape.id, shape]));
  const shapes = regions.flatMap(({ key, name, path }) => {
    const own =
      path === undefined ? undefined : graphic?.ownerDocument.createElementNS(graphic.namespaceURI, 'path');
    if (own instanceof SVGElement && path !== undefined) {
      own.setAttribute('d', path);
      graphic?.append(own);
    }
    const shape = own instanceof SVGElement ? own : byId.get(`${prefix}-${name}`);
    if (!shape) return [];
    shape.dataset['region'] = key;
    return [[key, shape] as const];
  });
  return new Map(shapes);
}
