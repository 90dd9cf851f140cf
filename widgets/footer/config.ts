import * as z from 'zod/mini';
import { baseFields, cta, image, link, list, reference, text } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  logo: z.optional(image),
  linkGroups: list(z.object({ label: z.string(), links: list(cta, 10) }), 6),
  legalLinks: list(cta, 8),
  socialLinks: list(z.object({ iconName: reference, label: z.string(), url: link }), 8),
  partnerLogos: list(z.object({ image, ctaLink: link, alt: text(120) }), 12),
  copyright: text(200),
  newsletter: z.optional(z.record(z.string(), z.unknown())),
  appBadges: list(z.object({ image, ctaLink: link }), 3),
  helplineLabel: text(60),
  helplinePhone: reference,
});

export type Config = z.output<typeof schema>;
