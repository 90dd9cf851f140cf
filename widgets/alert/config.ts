import * as z from 'zod/mini';
import type { AlertType } from '#src/alert/store.ts';
import { baseFields, choice, flag, link, text } from '#src/config/fields.ts';

const knownType: z.ZodMiniType<AlertType> = z.enum(['success', 'error', 'warning', 'info']);

export const schema = z.object({
  ...baseFields,
  type: z._default(z.catch(knownType, 'unknown'), 'info'),
  duration: z._default(z.number().check(z.positive()), 4000),
  autoClose: flag(true),
  buttonLabel: text(60),
  buttonLink: link,
  placement: choice(['toast', 'page']),
});

export type Config = z.output<typeof schema>;
