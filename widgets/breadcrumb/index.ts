import { defineWidget } from '#src/widget.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { schema } from './config.ts';

export default defineWidget({ schema, Widget: Breadcrumb, essential: ['items'] });
