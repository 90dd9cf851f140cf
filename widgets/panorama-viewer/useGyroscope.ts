import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Orientation } from './camera.ts';

/** iOS asks the visitor before it tells how the device is held. */
interface Asking {
  requestPermission?(): Promise<'granted' | 'denied'>;
}

/** What `useGyroscope` gives. */
export interface Gyroscope {
  /** Whether the device has sensors that tell how it is held. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** The visitor or the browser did not allow it. */
  readonly isRefused: boolean;
  readonly toggle: () => void;
}

const sensors = (): (typeof DeviceOrientationEvent & Asking) | undefined =>
  (window as { DeviceOrientationEvent?: typeof DeviceOrientationEvent & Asking }).DeviceOrientationEvent;

/** Listens to how the device is held. @returns ends it */
function listen(onHeld: (held: Orientation) => void): () => void {
  const tell = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    // A device without sensors tells once that it knows nothing.
    if (alpha !== null && beta !== null && gamma !== null) onHeld({ alpha, beta, gamma });
  };
  window.addEventListener('deviceorientation', tell);
  return () => window.removeEventListener('deviceorientation', tell);
}

/**
 * Lets a visitor look around by moving the device, once asked for. A browser that asks for permission does so at the press
 * of the button, never before; one that asks for none has told by then that it has sensors.
 */
export function useGyroscope(onMove: (held: Orientation) => void): Gyroscope {
  // Desktop browsers know the question, too.
  const asks = typeof sensors()?.requestPermission === 'function' && matchMedia('(pointer: coarse)').matches;
  const [hasSensors, setSensors] = useState(asks);
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const move = useEffectEvent(onMove);

  useEffect(() => (hasSensors ? undefined : listen(() => setSensors(true))), [hasSensors]);
  useLayoutEffect(() => (state === 'on' ? listen((held) => move(held)) : undefined), [state]);

  const ask = async () => {
    const answer = await sensors()
      ?.requestPermission?.()
      .catch(() => 'denied' as const);
    setState(answer === 'denied' ? 'refused' : 'on');
  };
  return {
    isOffered: hasSensors,
    isOn: state === 'on',
    isRefused: state === 'refused',
    toggle: () => (state === 'on' ? setState('off') : void ask()),
  };
}
