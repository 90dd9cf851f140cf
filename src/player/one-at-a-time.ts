/** The film or sound of a player that runs, or ran last; only one does on a page. */
let running: HTMLMediaElement | undefined;

/** Pauses whatever else runs. Films behind banners are no player's, and go on. */
export function takeTurn(media: HTMLMediaElement): void {
  if (running !== media) running?.pause();
  running = media;
}

/** Says that it runs no more, so that nothing holds it. */
export function endTurn(media: HTMLMediaElement): void {
  if (running === media) running = undefined;
}

/** Whether another one runs, which nothing that starts by itself may end. A page may have taken it away unasked. */
export const isOtherRunning = (media: HTMLMediaElement): boolean =>
  running !== undefined && running !== media && running.isConnected && !running.paused;
