import * as z from 'zod/mini';
import { baseFields } from '#src/config/fields.ts';
import { defineWidget } from '#src/widget/definition.ts';
import { Shelf } from './Shelf.tsx';

export default defineWidget({ schema: z.object(baseFields), Widget: Shelf, essential: [] });
