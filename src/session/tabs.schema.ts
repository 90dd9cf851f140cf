import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

const ended = z.object({ kind: z.literal('ended'), reason: z.enum(['signed-out', 'expired']) });
/** Somebody is signed in: `id` tells users apart. Each mode has a session of its own. */
const user = z.object({ kind: z.literal('user'), mode: z.enum(['B2C', 'B2B']), id: z.string() });

/** What the tabs of one browser tell each other about the session (contract, section 5; trust, row 33). */
export const tabMessage = schema(z.union([ended, user]));

export type TabMessage = Output<typeof tabMessage>;
