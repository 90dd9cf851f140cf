import * as z from 'zod/mini';
import { baseFields, choice } from '#src/config/fields.ts';
import { defineWidget } from '#src/widget/definition.ts';
import { Crasher } from './Crasher.tsx';

const schema = z.object({ ...baseFields, when: choice(['never', 'render', 'effect', 'later', 'click']) });

export default defineWidget({ schema, Widget: Crasher, essential: [] });
