import * as z from 'zod';
import { rule } from '#src/schema/fields.ts';
import { schema } from '#src/schema/define.ts';

const text = z.string().transform(rule('trim')).default('');

const company = z.object({
  companyId: text,
  companyName: text,
  companyAdmin: text,
  serviceAccess: z
    .object({ STOCH: z.object({ role: z.array(z.string()).default([]) }).default({ role: [] }) })
    .default({ STOCH: { role: [] } }),
});

/** A signed-in visitor, as the single sign-on service describes one (specification, section 3: user profile). */
export const userSchema = schema(
  z.object({
    ssid: text,
    sid: text,
    firstName: text,
    lastName: text,
    email: text,
    pictureUrl: text,
    // Comma-separated from the service, a list from storage.
    interests: z.array(z.string()).default([]),
    company: company.optional(),
  }),
);
