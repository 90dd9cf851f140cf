import * as z from 'zod';
import { formField } from '#src/forms/field.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, link, list, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const attachments = z
  .object({
    max: clampedNumber(3, 0, 10).meta({
      title: 'Number',
      description: 'How many may be added; 0 for none.',
    }),
    maxMb: clampedNumber(10, 1, 100).meta({ title: 'Largest file', description: 'Megabytes a file.' }),
  })
  .default({ max: 3, maxMb: 10 })
  .meta({
    title: 'Documents',
    description: 'What may be added to a request. The service may allow less.',
    'x-field': 'group',
  });

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Asks for access; the form comes from the service',
  words: 'apply for access, permission, request form, press accreditation, image bank, approval',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      fallbackFields: list(zodOf(formField), 60).meta({
        title: 'Fields in place of the service’s',
        description:
          'Asked while the service has not answered, and where it cannot be reached. A field named products takes the company’s own as options.',
      }),
      maxProducts: clampedNumber(10, 1, 10).meta({
        title: 'Most products',
        description: 'How many products may be chosen, from 1 to 10.',
      }),
      attachments,
      successText: text(500).meta({
        title: 'Text once sent',
        description: 'What happens next, at most 500 characters.',
      }),
      statusLink: link.meta({
        title: 'Page of the request',
        description: 'Where a visitor can see how far the request is.',
      }),
    }),
    ...tab('Behaviour', {
      formKey: reference.meta({
        title: 'Key of the form',
        description: 'By which the service knows what is asked for. Left empty: its only form.',
      }),
      uploadUrl: link.meta({
        title: 'Upload to',
        description:
          'Where each document is posted as soon as it is added. Left empty: documents cannot be added.',
      }),
    }),
  }),
  examples: {
    default: 'Access to the media library: the service’s fields, documents, a page of the request.',
    arabic: 'The same in Arabic.',
    fallback: 'Fields of the author’s own, for a service that cannot be reached.',
    'faulty-limits': 'No product at all and an unknown kind of field: one product, a text.',
    'without-documents': 'A request without documents.',
  },
  accessibility: [
    'Each control has a visible label; help and error are its description.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'Each document says how far it is, and each of its buttons names it.',
    'The confirmation takes the focus.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
