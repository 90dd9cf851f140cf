import { useMemo } from 'react';
import { useEngine } from '#src/forms/engine.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import { textsIn } from '#src/forms/values.ts';
import type { MapGround } from '#src/map/map-props.ts';
import { coordinatesText } from '#src/map/pin/place.ts';
import { PinMap } from '#src/map/PinMap.tsx';
import { toCoordinates } from '#src/text/coordinates.ts';
import styles from './enlist-business.module.css';

/** Px of the map. */
const height = 320;

/** The map below the coordinates, on which the same place is set by a pin. */
export function PlaceMap({ ground }: { readonly ground: MapGround }) {
  const { form, fields } = useEngine();
  const key = fields.find(({ type }) => type === 'coordinates')?.key ?? '';
  const text = useFormValue(form, (values) => textsIn(values[key]).join(''), '');
  const place = useMemo(() => toCoordinates(text), [text]);
  return (
    <div className={styles['map']}>
      <PinMap
        height={height}
        ground={ground}
        place={place}
        onPlace={(at) => form.setValue(key, coordinatesText(at), { shouldValidate: true, shouldTouch: true })}
      />
    </div>
  );
}
