import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser plays HLS by itself; on a server it does not, and the link is there. */
export const usePlaysStreams = (): boolean =>
  useSyncExternalStore(
    never,
    () => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    () => false,
  );
