import type { Cta } from '#src/schema/common.schema.ts';

/** A quiet button that leads to a page. */
export const toCta = (ctaLabel: string, ctaLink: string): Cta => ({
  ctaLabel,
  ctaLink,
  targetInNewWindow: false,
  requiresLogin: false,
  ctaBtnVariant: 'stroke',
  ctaData: undefined,
});
