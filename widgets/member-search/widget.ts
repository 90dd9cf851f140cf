import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, flag, link, list, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const column = z.enum(['name', 'email', 'role', 'status', 'lastLogin']).meta({
  'x-field': 'choice',
  'x-labels': {
    name: 'Name',
    email: 'Mail address',
    role: 'Role in the company',
    status: 'Status',
    lastLogin: 'Last sign-in',
  },
});

const role = z
  .enum([
    'PARTNER_ADMIN',
    'PARTNER_CONTENT_MANAGER',
    'PARTNER_CONTRIBUTOR',
    'STA_ADMIN',
    'STA_CONTENT_MANAGER',
    'STA_CONTRIBUTOR',
    'STA_MEMBER',
  ])
  .meta({
    'x-field': 'choice',
    'x-labels': {
      PARTNER_ADMIN: 'Administrator of a company',
      PARTNER_CONTENT_MANAGER: 'Content manager of a company',
      PARTNER_CONTRIBUTOR: 'Contributor of a company',
      STA_ADMIN: 'Administrator of the authority',
      STA_CONTENT_MANAGER: 'Content manager of the authority',
      STA_CONTRIBUTOR: 'Contributor of the authority',
      STA_MEMBER: 'Staff of the authority',
    },
  });

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'The people of a company: search, roles, last sign-in',
  words: 'team, colleagues, staff, users, permissions, invite',
  modes: ['B2B'],
  load: 'load',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      columns: list(column, 5).default(['name', 'email', 'role', 'status', 'lastLogin']).meta({
        title: 'Columns',
        description: 'In their order. The first names the rows.',
      }),
      inviteLink: link.meta({
        title: 'Invitation',
        description: 'Page or mail address by which people are invited. Left empty: no button.',
      }),
    }),
    ...tab('Behaviour', {
      pageSize: clampedNumber(20, 5, 100).meta({
        title: 'People on a page',
        description: 'From 5 to 100.',
      }),
      roleFilter: flag(true).meta({
        title: 'Filter by role',
        description: 'Whether visitors can choose whose role is listed.',
      }),
      allowedRoles: list(role, 7).default(['PARTNER_ADMIN', 'STA_ADMIN']).meta({
        title: 'Who sees it',
        description: 'Roles that see the list; all others read that their role does not include it.',
      }),
    }),
  }),
  examples: {
    default: 'People of the visitor’s company, with an invitation.',
    arabic: 'The same in Arabic.',
    short: 'Names and roles alone, five to a page, without a filter by role, in the blue theme.',
    'faulty-columns': 'A column and a role that nobody knows are left out; a page has at most 100 people.',
  },
  accessibility: [
    'The table has a caption; the first column names the rows.',
    'Columns are sorted by a button in their head, which states the order (APG Sortable Table); on a phone by a list.',
    'The number of people found is said.',
    'What cannot be searched for is said at the field.',
    'The visitor’s own row says so in words.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
