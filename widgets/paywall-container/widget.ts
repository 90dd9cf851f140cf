import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, html, link, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Part of a page kept for members',
  words: 'members only, locked content, premium, metered articles, read on, sign in to read',
  modes: ['B2C', 'B2B'],
  load: 'load',
  isGate: true,
  placeholderFields: ['bodyReference', 'slotId'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      teaserHtml: html().meta({
        title: 'Beginning',
        description: 'Everybody reads it, and it stays above the rest.',
      }),
      bodyReference: link.meta({
        title: 'Address of the rest',
        description:
          'Of a part of a page, as HTML, on this site’s own origin. It is fetched once the service allows it, and is in no page before: what must be protected comes this way. The address itself has to refuse whoever may not read it.',
      }),
      slotId: reference.meta({
        title: 'Element of the page',
        description:
          'Id of an element of this page that is shown in place of an address. Give it the attribute hidden. It is not protected: the page holds it for everybody.',
      }),
    }),
    ...tab('Behaviour', {
      requiredRoles: z.array(z.string()).optional().meta({
        title: 'Roles',
        description:
          'Whoever has one of them may read on, if the service allows it, too. Without the field everybody is asked about; a role that is unknown fits nobody, and a list in which nothing is left closes.',
        'x-field': 'texts',
      }),
      metered: flag(false).meta({
        title: 'Free views',
        description: 'Says how many are left. The service counts them, and nothing else does.',
      }),
      registerLink: link.meta({
        title: 'Page to register or to ask',
        description: 'Offered beside signing in, and to whoever has another account than is needed.',
      }),
    }),
    ...tab('Content', {
      reasonTexts: z
        .object({
          anonymous: text(300).meta({
            title: 'Not signed in',
            description: 'Says why it is closed to a visitor who has not signed in.',
          }),
          role: text(300).meta({
            title: 'Other account',
            description: 'Says why it is closed to an account that does not include it.',
          }),
          quota: text(300).meta({
            title: 'Free views used up',
            description: 'Says why it is closed to a visitor whose free views are used up.',
          }),
        })
        .optional()
        .meta({
          title: 'Reasons',
          description: 'In place of our own words.',
          'x-field': 'group',
        }),
    }),
  }),
  examples: {
    default: 'For members: the beginning is there for everybody, the rest is fetched with permission.',
    arabic: 'The same in Arabic.',
    'faulty-roles':
      'A list of roles in which none is left closes; another origin may not hold what is protected.',
    metered: 'For everybody while free views are left, in the blue theme.',
    roles: 'For two roles of partners, with reasons in the author’s words.',
  },
  accessibility: [
    'A closed part is a region named by its title, with the reason in words and the way on; it is no dialog.',
    'While it is asked, the beginning is there and is marked as busy.',
    'What a visitor’s own press has opened takes the focus at its first heading.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
