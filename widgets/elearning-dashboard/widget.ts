import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { link, list, rule, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const part = z.enum(['progress', 'completed', 'badges', 'team']).meta({
  'x-field': 'choice',
  'x-labels': {
    progress: 'Courses in progress',
    completed: 'Completed courses',
    badges: 'Badges',
    team: 'The team',
  },
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'What a partner has learned: courses in progress, certificates, badges and the team',
  words: 'academy, e-learning, courses, training, certificate, badge, learning progress',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  lists: true,
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      tabs: list(part, 4).meta({
        title: 'Tabs',
        description: 'What is shown, in this order. Left empty: all four.',
      }),
      badgeImages: z
        .record(z.string(), z.string().transform(rule('web address')))
        .default({})
        .meta({
          title: 'Pictures of badges',
          description: 'Addresses by the ids of badges. A badge without one has a general picture.',
          'x-field': 'map',
        }),
      certificateLabel: text(60).meta({
        title: 'Words of the certificate',
        description: 'On the link that keeps a certificate. At most 60 characters.',
      }),
    }),
    ...tab('Behaviour', {
      teamRoles: z
        .array(z.string().meta({ 'x-field': 'text' }))
        .default(['PARTNER_ADMIN', 'STA_ADMIN', 'STA_CONTENT_MANAGER'])
        .meta({
          title: 'Who sees the team',
          description: 'Roles, as PARTNER_ADMIN. Others have no such tab.',
          'x-field': 'texts',
        }),
      coursePath: link.meta({
        title: 'Page of a course',
        description:
          '{id} in it is replaced by the course’s id; without it the id is added as courseId. Left empty: the page of all courses.',
      }),
      catalogueLink: link.meta({
        title: 'Page of all courses',
        description: 'Offered to whoever has no course, and shared with a badge.',
      }),
    }),
  }),
  examples: {
    default: 'All four tabs; a visitor who has not signed in is asked to.',
    arabic: 'The same in Arabic.',
    badges: 'Badges first, with pictures of their own, then completed courses.',
    team: 'The team alone.',
    'faulty-tabs': 'An unknown tab and an unsafe address: both are left out.',
  },
  accessibility: [
    'Tabs are those of the APG; a panel that fails says so and leaves the others alone.',
    'How much of a course is done is a meter, named by the course and in words.',
    'A badge that is not earned yet says so in words, with what it is earned by.',
    'A new badge is announced once.',
    'The team is a table whose head sorts it (APG Sortable Table).',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
