import * as z from 'zod/mini';
import { baseFields } from '#src/config/fields.ts';
import { defineWidget } from '#src/widget/definition.ts';
import { Drawer } from './Drawer.tsx';

export default defineWidget({ schema: z.object(baseFields), Widget: Drawer, essential: [] });
