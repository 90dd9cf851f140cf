import { defineWidget } from '#src/widget/definition.ts';
import { CardGrid } from './CardGrid.tsx';
import { schema } from './config.ts';

export default defineWidget({ schema, Widget: CardGrid, essential: ['title', 'items'] });
