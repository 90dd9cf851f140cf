import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { SearchResults } from './SearchResults.tsx';

export default defineWidget({ schema, Widget: SearchResults, essential: [] });
