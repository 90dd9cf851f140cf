/** Widths in CSS px at which the page changes (specification, section 9). Stylesheets write the same numbers. */
export const breakpoints = {
  /** The one for general use; `device_type` is `tablet` from here on. */
  tablet: 768,
  /** Banner, search and images. */
  desktop: 1024,
  /** The header has room for its menu. */
  header: 1123,
  /** The image set for large screens. */
  large: 2500,
} as const;

/** Media query: a window so low that nothing stays over the page which nobody has opened (contract, section 1). */
export const lowWindow = '(height < 480px)';

/** Media query: this wide or wider. @param width in CSS px */
export const from = (width: number): string => `(width >= ${width}px)`;

/** Media query: narrower than this. @param width in CSS px */
export const below = (width: number): string => `(width < ${width}px)`;
