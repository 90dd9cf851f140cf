import { useCallback, useMemo, useState } from 'react';
import { Section } from '#src/section/Section.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Drawing, outlineOf, type Marks } from './Drawing.tsx';
import type en from './messages/en.json';
import { regionKeys } from './own-drawing.ts';
import { RegionLinks } from './RegionLinks.tsx';
import { RegionPanels } from './RegionPanels.tsx';
import { RegionRadios } from './RegionRadios.tsx';
import { refusedPaths, toRegions, type Region } from './regions.ts';
import styles from './region-map.module.css';
import { useChosen } from './useChosen.ts';
import { useIsCurrentLink } from './useIsCurrentLink.ts';
import { useHovered } from './useHovered.ts';
import type widget from './widget.ts';

/** Only where an author has a drawing of their own. */
const LazyRemoteDrawing = lazyComponent(async () => (await import('./RemoteDrawing.tsx')).RemoteDrawing);

/**
 * The country's regions, drawn and in a list that says the same, as links or as a choice whose panel shows more. Where there is
 * no drawing the list stands alone.
 */
export function RegionMap({ config }: WidgetProps<typeof widget>) {
  const { highlight, mode, svgReference } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isPanel = mode === 'panel';
  const regions = useMemo(() => {
    const names = new Map<string, string>(regionKeys.map((key) => [key, t(key)]));
    return toRegions(config.regions, names);
  }, [config.regions, t]);
  const marked = regions.find(({ name }) => highlight.includes(name));
  const [lit, setLit] = useState<string>();
  const [chosen, choose] = useChosen(regions, isPanel ? (marked ?? regions[0])?.key : undefined);
  const isHere = useIsCurrentLink();
  const { drawn, hasFailed, setDrawn } = useDrawn(regions, svgReference);

  const select = (region: Region, event: 'map_marker_click' | 'item_click') => {
    track({ event, clickText: region.label });
    choose(region);
  };
  const around = useHovered({
    onLight: setLit,
    onPick(key) {
      const region = regions.find((other) => other.key === key);
      if (!region) return;
      if (isPanel) select(region, 'map_marker_click');
      else around.current?.querySelector<HTMLElement>(`li[data-region="${CSS.escape(key)}"] a`)?.click();
    },
  });

  if (regions.length === 0) return null;
  const marksOf = ({ key, name, link }: Region): Marks => ({
    isLit: key === lit,
    isChosen: key === chosen || (!isPanel && isHere(link)),
    isHighlighted: highlight.includes(name),
  });
  const missing = drawn && regions.filter((region) => !drawn.includes(region));
  const refused = refusedPaths(config.regions);
  const note = [
    refused.length > 0 && t('noPath', { names: refused.join(', ') }),
    missing && missing.length > 0 && t('notDrawn', { names: missing.map(({ name }) => name).join(', ') }),
    hasFailed && t('noDrawing', { address: svgReference ?? '' }),
  ].filter(Boolean);
  const label = regions.find(({ key }) => key === (lit ?? chosen))?.label;
  const hasDrawing = !hasFailed && (drawn === undefined || drawn.length > 0);

  return (
    <Section
      className={styles['section']}
      config={config}
      label={t('regions')}
      note={note.length > 0 && note.join(' ')}
    >
      <div ref={around} className={styles['body']} data-mode={mode} data-alone={hasDrawing ? undefined : ''}>
        {isPanel && (
          <RegionRadios
            regions={regions}
            chosen={chosen}
            lit={lit}
            label={t('choose')}
            onChoose={(region) => select(region, 'item_click')}
          />
        )}
        {hasDrawing && (
          <div className={styles['map']} data-kingdom={svgReference ? undefined : isKingdom(drawn)}>
            {svgReference ? (
              <LazyRemoteDrawing
                address={svgReference}
                regions={regions}
                marksOf={marksOf}
                onDrawn={setDrawn}
              />
            ) : (
              <Drawing regions={drawn ?? []} marksOf={marksOf} areLinks={!isPanel} />
            )}
            {label && (
              <p className={styles['label']} aria-hidden="true">
                {label}
              </p>
            )}
          </div>
        )}
        {isPanel ? (
          <RegionPanels regions={regions} chosen={chosen} />
        ) : (
          <RegionLinks regions={regions} marksOf={marksOf} />
        )}
      </div>
    </Section>
  );
}

/** Whether the built-in drawing is shown: where its sea is, there is room for a name. */
const isKingdom = (drawn: readonly Region[] | undefined) =>
  drawn?.some(({ path }) => path === undefined) || undefined;

/** Which regions the drawing has; undefined as long as nobody knows. */
function useDrawn(regions: readonly Region[], address: string | undefined) {
  const [keys, setKeys] = useState<readonly string[]>();
  const [hasFailed, setFailed] = useState(false);
  const setDrawn = useCallback((found: readonly string[] | undefined) => {
    setKeys(found);
    setFailed(found === undefined);
  }, []);
  const drawn = useMemo(
    () =>
      address === undefined
        ? regions.filter((region) => outlineOf(region) !== undefined)
        : keys && regions.filter(({ key }) => keys.includes(key)),
    [regions, address, keys],
  );
  return { drawn, hasFailed, setDrawn };
}
