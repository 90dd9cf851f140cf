/** Ends what a film or a sound loads: one that has left the page goes on loading until it is told to stop. */
export function stopLoading(media: HTMLMediaElement): void {
  media.pause();
  media.removeAttribute('src');
  media.load();
}
