import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Chip } from '#src/ui/Chip.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './destination-catalogue.module.css';
import type en from './messages/en.json';
import type { useVisitorPoint } from '#src/geolocation/useVisitorPoint.ts';

interface Props {
  readonly visitor: ReturnType<typeof useVisitorPoint>;
  /** Distances stand there already, from an airport. */
  readonly hasAirport: boolean;
  /** Puts the nearest places first. */
  readonly onNearest: () => void;
}

/** Fetched only where the site can tell a visitor's country. */
const LazyNearMe = lazyComponent(async () => (await import('./NearMe.tsx')).NearMe);

/** Shows distances from where the visitor is, and takes them away again. Nobody is asked before it is pressed. */
export function DistanceTools({ visitor, hasAirport, onNearest }: Props) {
  const { search, locate, forget } = visitor;
  const t = useMessages<typeof en>();
  const say = useAnnounce();
  const { cmsMode, site } = usePage();
  const isAuthor = cmsMode === 'author';
  const [hasAsked, setAsked] = useState(false);
  /** The nearest are to come first as soon as it is known from where. */
  const wantsNearest = useRef(false);
  const isFound = search === 'found';

  const note =
    search === 'none' ? undefined : isFound ? t('straight') : t(search === 'timedOut' ? 'notFound' : search);
  const goOn = useEffectEvent((now: typeof search) => {
    say(note ?? '');
    if (now === 'locating') return;
    const { current: wants } = wantsNearest;
    wantsNearest.current = false;
    if (wants && now === 'found') onNearest();
  });
  useEffect(() => goOn(search), [search]);

  const ask = () => {
    if (isAuthor) return;
    setAsked(true);
    locate();
  };

  return (
    <>
      <Chip isOn={isFound} onToggle={(isOn) => (isOn ? ask() : forget())}>
        {t(hasAirport ? 'fromMe' : 'showDistances')}
      </Chip>
      {site.geolocationUrl && !isAuthor && (
        <LazyNearMe
          mayAsk={hasAsked}
          onPress={() => {
            if (isFound) return onNearest();
            wantsNearest.current = true;
            ask();
          }}
        />
      )}
      {note && <p className={styles['hint']}>{note}</p>}
    </>
  );
}
