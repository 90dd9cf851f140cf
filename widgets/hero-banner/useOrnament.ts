import { useCallback } from 'react';
import { usePage } from '#src/widget/context.ts';

/**
 * Gives an author's ornament to the stylesheet. HTML of ours has no `style` attribute, so it is set through the CSSOM.
 *
 * @param property custom property that the stylesheet reads
 * @param address of a picture; without one the stylesheet has its own
 * @returns the `ref` of the element that has the property
 */
export function useOrnament(
  property: `--${string}`,
  address: string | undefined,
): (element: HTMLElement | null) => void {
  const { url } = usePage();
  // Parsed: no quotation mark is left in it that could end the text.
  const href = address === undefined ? undefined : URL.parse(address, url)?.href;
  return useCallback(
    (element) => {
      if (href !== undefined) element?.style.setProperty(property, `url("${href}")`);
      else element?.style.removeProperty(property);
    },
    [property, href],
  );
}
