declare module 'scheduler' {
  /** How often a second a part that React draws makes room for other tasks; 200 unless told. */
  export function unstable_forceFrameRate(fps: number): void;
}
