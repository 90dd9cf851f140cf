import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  choice,
  date,
  html,
  iconName,
  link,
  list,
  reference,
  requiredText,
  tab,
  text,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const tile = z.object({
  id: reference.meta({ title: 'Identifier', description: 'Tells this tile from the others.' }),
  title: requiredText(60).meta({ title: 'Title', description: 'Names the tile, at most 60 characters.' }),
  iconName: iconName.meta({ title: 'Icon', description: 'Stands before the title.' }),
  ctaLink: link.meta({ title: 'Link', description: 'The page that the tile opens.' }),
  requiredRole: reference.meta({
    title: 'Role',
    description:
      'Who sees it: one role, as in PARTNER_ADMIN, or manageAndUploadAssets for whoever may upload. Left empty: everybody. An unknown role is nobody’s.',
  }),
  source: choice({
    none: 'Nothing',
    bookings: 'Bookings of the company',
    registrations: 'Registrations for events',
    learning: 'Courses under way',
    assets: 'Collections of pictures',
    members: 'Members of the company',
  }).meta({ title: 'Counts', description: 'What the number on the tile counts.' }),
});

const announcement = z.object({
  title: requiredText(120).meta({ title: 'Title', description: 'Heads it, at most 120 characters.' }),
  date: date.meta({ title: 'Date', description: 'Newer ones stand first. Left empty: after all others.' }),
  body: html().meta({ title: 'Text', description: 'What is announced.' }),
  roles: list(z.string(), 8).meta({
    title: 'Roles',
    description: 'Who sees it, as in PARTNER_ADMIN. Left empty: everybody.',
  }),
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'The portal’s entry page: what is to be done, with numbers, by role',
  words: 'start page, overview, cockpit, home, welcome, tiles, announcements, recent downloads',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      greeting: text(120).meta({
        title: 'Greeting',
        description: '{name} in it is replaced by the first name. Left empty: the built-in words.',
      }),
      tiles: list(tile, 12).meta({
        title: 'Tiles',
        description: 'At most twelve, in this order. Each visitor sees those of their role.',
      }),
      announcements: list(announcement, 20).meta({
        title: 'Announcements',
        description: 'At most twenty; the newest stands first.',
      }),
      linkCompanyPath: link.meta({
        title: 'Page to link a company',
        description: 'Opened by the tile of whoever belongs to no company. Left empty: no such tile.',
      }),
    }),
  }),
  examples: {
    default: 'Six tiles with numbers, two announcements, one of them for administrators.',
    arabic: 'The same in Arabic.',
    empty: 'No tile and no announcement: the greeting and the profile alone.',
    'faulty-roles': 'A tile without a title is left out, one of an unknown role is nobody’s.',
    links: 'Tiles that count nothing, for every role.',
  },
  accessibility: [
    'Tiles are a list of links; the number is part of the name.',
    'A tile whose number stays away says so beside its link, with a button that names the tile.',
    'How complete the profile is is a meter with its value in words.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
export type TileConfig = Config['tiles'][number];
