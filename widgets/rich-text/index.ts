import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { RichText } from './RichText.tsx';

export default defineWidget({ schema, Widget: RichText, essential: ['body'] });
