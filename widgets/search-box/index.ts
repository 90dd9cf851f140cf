import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { SearchBox } from './SearchBox.tsx';

export default defineWidget({ schema, Widget: SearchBox, essential: ['searchPagePath'] });
