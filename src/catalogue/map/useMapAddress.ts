import { useEffect, useMemo, useRef, useState } from 'react';
import { leastZoom, mostZoom, type MapView } from '#src/map/map.ts';
import { pageAddress } from '#src/page/history.ts';
import { goTo, useAddressQuery } from '../history.ts';

/** Ms after which the address says where a map has come to rest (contract, section 4). */
const delay = 300;

interface MapAddress {
  /** Whether the address says anything of the map. */
  readonly isSaid: boolean;
  /** Where the address says that the map is, unless the map has said so; undefined where it says nothing that counts. */
  readonly view: MapView | undefined;
  /** Writes where the map is once it has rested, and says so. */
  readonly write: (view: MapView, onWritten?: () => void) => void;
}

/**
 * The place of a map in the page's address: `<parameter>=<lat>,<lng>,<zoom>`, replaced once the map has rested.
 *
 * @param parameter undefined for a map that the address does not know
 */
export function useMapAddress(parameter: string | undefined): MapAddress {
  const query = useAddressQuery();
  const text = parameter === undefined ? null : new URLSearchParams(query).get(parameter);
  const [written, setWritten] = useState<string>();
  const view = useMemo(
    () => (text === null || text === written ? undefined : readView(text)),
    [text, written],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isSaid: text !== null,
    view,
    write(next, onWritten) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        onWritten?.();
        if (parameter === undefined) return;
        const parameters = new URLSearchParams(pageAddress().search);
        const value = writeView(next);
        parameters.set(parameter, value);
        setWritten(value);
        goTo(`?${parameters.toString()}`, 'replace');
      }, delay);
    },
  };
}

function readView(text: string): MapView | undefined {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [latitude = NaN, longitude = NaN, zoom = NaN] = numbers;
  const counts =
    numbers.length === 3 &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    zoom >= leastZoom &&
    zoom <= mostZoom;
  return counts ? { latitude, longitude, zoom } : undefined;
}

const writeView = ({ latitude, longitude, zoom }: MapView): string =>
  [latitude.toFixed(4), longitude.toFixed(4), String(Math.round(zoom))].join();
