import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'The steps of a learning path in their order, and where the visitor is in it',
  words: 'academy, modules, curriculum, course plan, lessons, quiz, next step',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      pathId: reference.meta({
        title: 'Path',
        description:
          'Identifier of the path. Left empty: the first, and visitors choose where there are several.',
      }),
    }),
    ...tab('Content', {
      resumeLabel: text(60).meta({
        title: 'Words of the way on',
        description: 'On the link that goes on with the path. At most 60 characters.',
      }),
    }),
    ...tab('Behaviour', {
      showMinutes: flag(true).meta({
        title: 'Minutes',
        description: 'Says how long each step takes, and what is left.',
      }),
      lockOrder: flag(true).meta({
        title: 'Order is kept',
        description: 'A step opens when those before it are done. Off: every step is open.',
      }),
    }),
  }),
  examples: {
    default: 'A path that visitors choose, with its steps; a visitor who has not signed in is asked to.',
    arabic: 'The same in Arabic.',
    guide: 'One path alone, with words of its own for the way on.',
    open: 'Every step is open, and no minutes are said.',
    'faulty-path': 'A path that the service does not have: visitors choose.',
  },
  accessibility: [
    'Steps are an ordered list; the one to go on with is marked as the current step.',
    'A locked step says in words what is to be done before.',
    'How much of the path is done is a meter, with its words.',
    'A step on another site says that it opens a new window.',
    'The end of the path is announced.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
