import { defineWidget } from '#src/widget/definition.ts';
import { Alert } from './Alert.tsx';
import { schema } from './config.ts';

export default defineWidget({ schema, Widget: Alert, essential: ['title', 'description'] });
