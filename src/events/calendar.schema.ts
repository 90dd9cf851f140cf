import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { choice, tab } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

/** In which calendar a widget with events writes dates. */
export const calendarFields = schema(
  z.object(
    tab('Appearance', {
      calendar: choice({ gregory: 'Gregorian', hijri: 'Hijri first', both: 'Gregorian first' }).meta({
        title: 'Calendar',
        description:
          'In which dates are written. Hijri is Umm al-Qura, stands beside the Gregorian date, and says that it may move by a day.',
      }),
    }),
  ),
);

/** A calendar that an author chooses. */
export type CalendarChoice = Output<typeof calendarFields>['calendar'];
