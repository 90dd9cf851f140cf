import * as z from 'zod';
import { flag, listOf, name, number, text, texts } from '#src/schema/answer-fields.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { link } from '#src/schema/fields.ts';

/** An event for the trade, which no page writes down. */
const b2bEvent = defineItem({
  type: 'b2bEvent',
  fields: {
    category: text,
    audienceRoles: texts,
    agenda: listOf(
      z.object({
        start: text,
        end: text,
        title: name,
        speaker: text,
        speakers: texts,
        speakerIds: texts,
        room: text,
      }),
    ),
    speakers: listOf(z.object({ id: text, name, role: text, company: text, companyId: text })),
    attachments: listOf(z.object({ title: name, url: link, bytes: number, type: text })),
    capacity: number,
    remaining: number,
    opens: text,
    closes: text,
    seatsPerCompany: number,
    waitlist: flag,
    joinUrl: link,
  },
  group: 110,
});

export default b2bEvent;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    b2bEvent: typeof b2bEvent;
  }
}
