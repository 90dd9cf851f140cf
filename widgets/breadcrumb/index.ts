import { defineWidget } from '#src/widget/definition.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { schema } from './config.ts';

export default defineWidget({ schema, Widget: Breadcrumb, essential: ['items'] });
