import { createElement } from '#src/page/dom.ts';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser plays HLS by itself; on a server it does not, and the link is there. */
export const usePlaysStreams = (): boolean =>
  useSyncExternalStore(
    never,
    () => createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    () => false,
  );
