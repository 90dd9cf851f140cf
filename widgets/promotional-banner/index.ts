import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { PromotionalBanner } from './PromotionalBanner.tsx';

export default defineWidget({ schema, Widget: PromotionalBanner, essential: ['title', 'image', 'ctas'] });
