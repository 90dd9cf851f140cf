import * as z from 'zod/mini';
import { mediaShape } from '#src/banner/media-fields.ts';
import { baseFields, choice, ctaData, flag, link, reference, text } from '#src/config/fields.ts';

const content = z.object({
  title: text(120),
  tabTitle: text(120),
  place: text(40),
  description: text(500),
  ...mediaShape,
  link: z.optional(
    z.object({
      copy: text(60),
      url: link,
      isSignupLink: flag(false),
      targetInNewWindow: flag(false),
    }),
  ),
  ctaData,
});

/** A card of the banner: one slide. */
export type Card = z.output<typeof content>;

const showsSomething = ({ title, description, image, video }: Card) =>
  Boolean(title || description || image || video);

const card = content.check(
  z.refine(showsSomething, { params: { expected: 'title, text, picture or film' } }),
);

export const schema = z.object({
  ...baseFields,
  // Without a card there is nothing to show in place of what the CMS has written.
  cards: z.array(card).check(z.minLength(1), z.maxLength(8)),
  pageHeading: flag(false),
  hideImageBrush: flag(false),
  tabOrnament: z.optional(z.object({ fileReference: link, mobileImageReference: link })),
  heroBannerOrnament: z.optional(z.object({ fileReference: link })),
  heroBannerOrnamentVisibility: reference,
  ctaBtnVariant: choice(['solid', 'stroke']),
  paginationBulletPosition: choice(['inside', 'outside']),
  disableAnimation: flag(false),
});

export type Config = z.output<typeof schema>;
