import * as z from 'zod';
import { eventDetail } from '#src/events/page/detail.schema.ts';
import { name, oneOf, listed } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { date, flag, link, list } from '#src/schema/fields.ts';
import { key, word } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

const required = name.meta({ 'x-field': 'text' });
const number = z.number().min(0).optional().meta({ 'x-field': 'number' });

const agendaEntry = z.object({
  title: required.meta({
    title: 'Programme item',
    description: 'What takes place. An item without it is left out.',
  }),
  start: date.meta({
    title: 'Start',
    description: 'Day and time with offset; an item without it is left out.',
  }),
  end: date.meta({ title: 'End', description: 'Day and time with offset.' }),
  room: word.meta({ title: 'Room', description: 'Where in the venue.' }),
  speaker: word.meta({ title: 'Speaker', description: 'Somebody who is not among the speakers below.' }),
  speakers: list(name).meta({
    title: 'Speakers by name',
    description: 'Names, where there are several.',
    'x-field': 'texts',
  }),
  speakerIds: list(name).meta({
    title: 'Speakers by identifier',
    description: 'Identifiers of the speakers below.',
    'x-field': 'texts',
  }),
});

const speaker = z.object({
  id: key.meta({ title: 'Identifier', description: 'Items of the programme name the speaker by it.' }),
  name: required.meta({ title: 'Name', description: 'Of the speaker.' }),
  role: word.meta({ title: 'Job title', description: 'What the speaker does.' }),
  company: word.meta({ title: 'Company', description: 'For whom the speaker works.' }),
});

const attachment = z.object({
  title: required.meta({ title: 'Title', description: 'What the file is.' }),
  url: link.meta({ title: 'Address', description: 'Of the file. Without one its title stays as text.' }),
  bytes: number.meta({ title: 'Size', description: 'In bytes.' }),
  type: key.meta({ title: 'Type', description: 'Media type, as application/pdf.' }),
});

/** A trade event, as an author writes it and as the search answers it. */
export const tradeEvent = schema(
  z.object({
    ...zodOf(eventDetail).omit({ featureImage: true }).shape,
    agenda: list(agendaEntry, 200).meta({
      title: 'Programme',
      description: 'In any order, at most 200 items.',
    }),
    speakers: list(speaker, 100).meta({ title: 'Speakers', description: 'Who speaks, at most 100.' }),
    attachments: list(attachment, 50).meta({
      title: 'Files',
      description: 'Slides, recordings and papers, at most 50. They stay after the event.',
    }),
    capacity: number.meta({ title: 'Seats', description: 'How many there are in all.' }),
    remaining: number.meta({
      title: 'Seats left',
      description: 'The registration service says it later, and its number counts.',
    }),
    opens: date.meta({ title: 'Registration opens', description: 'Day, or day and time with offset.' }),
    closes: date.meta({ title: 'Registration closes', description: 'Day, or day and time with offset.' }),
    waitlist: flag(false).meta({
      title: 'Waiting list',
      description: 'Whether visitors can wait for a place once all are taken.',
    }),
    audienceRoles: list(name).meta({
      title: 'Roles',
      description: 'Who may register, as PARTNER_ADMIN. Left empty: all business users.',
      'x-field': 'texts',
    }),
    joinUrl: link.meta({
      title: 'Online meeting',
      description: 'Its address, shown to those who are registered.',
    }),
  }),
);

/** A trade event that is there. */
export type TradeEventDetail = Output<typeof tradeEvent>;

/** Trade events as the search answers them (S1). */
export const tradeEventsAnswer = schema(
  z.object({ status: oneOf(['error', 'ok'], 'ok'), data: listed(zodOf(tradeEvent)) }),
);
