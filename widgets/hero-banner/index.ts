import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { HeroBanner } from './HeroBanner.tsx';

export default defineWidget({ schema, Widget: HeroBanner, essential: ['cards'] });
