import { useEffect, useId, useState } from 'react';
import { download } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyPart } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { keepGpx } from './keep-gpx.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';
import type { ShownRoute } from './shown-route.ts';
import type { Lengths } from './useLengths.ts';
import type { Waypoint } from './widget.ts';

interface Props {
  /** Of the route; its file is named by it. */
  readonly title: string;
  readonly shown: ShownRoute;
  readonly waypoints: readonly Waypoint[];
  readonly lengths: Lengths;
  /** Whether visitors may take the line along. */
  readonly hasGpx: boolean;
}

let keep: typeof keepGpx | undefined;

/** What writes the file is fetched once the button is there: the button itself stands from the beginning, so that nothing moves. */
const loadKeep = lazyPart(async () => {
  ({ keepGpx: keep } = await import('./keep-gpx.ts'));
});

/** The unit of all lengths, and the line as a file. */
export function Actions({ title, shown, waypoints, lengths, hasGpx }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (hasGpx) void loadKeep();
  }, [hasGpx]);

  const keepFile = async () => {
    setMissing(!(await loadKeep()));
    const file = keep?.(title || t('name'), shown.line, waypoints);
    if (file !== undefined) track({ event: 'download', clickText: file });
  };
  return (
    <div className={styles['actions']}>
      {hasGpx && (
        <Button look="stroke" size="small" icon={download} onClick={() => void keepFile()}>
          {t('download')}
        </Button>
      )}
      <div className={styles['units']}>
        <label htmlFor={id}>{t('units')}</label>
        <Select
          form=""
          id={id}
          value={lengths.unit}
          onChange={({ target }) => lengths.choose(target.value === 'miles' ? 'miles' : 'metric')}
        >
          <option value="metric">{t('metric')}</option>
          <option value="miles">{t('miles')}</option>
        </Select>
      </div>
      {isMissing && <NotLoaded className={styles['message']} />}
    </div>
  );
}
