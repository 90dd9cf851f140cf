import { useSyncExternalStore } from 'react';
import { useCountry } from '#src/geolocation/useCountry.ts';
import { mapPin } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { locationData } from '#src/geolocation/storage.ts';
import { readKey } from '#src/storage/store.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  /** Visitors have asked for what depends on where they are: the country may be asked for. */
  readonly mayAsk: boolean;
  readonly onPress: () => void;
}

/** The country whose places these are (specification, section 9: tracked country). */
const trackedCountry = 'SA';

const never = () => () => {};
const isKnown = () => readKey(locationData) !== undefined;
const unknown = () => false;

/** Offers the nearest places first to visitors who seem to be in the country; to others nothing is near. */
export function NearMe({ mayAsk, onPress }: Props) {
  const t = useMessages<typeof en>();
  const knows = useSyncExternalStore(never, isKnown, unknown);
  const country = useCountry(knows || mayAsk);
  if (country !== trackedCountry) return null;
  return (
    <Button look="stroke" size="small" icon={mapPin} onClick={onPress}>
      {t('nearMe')}
    </Button>
  );
}
