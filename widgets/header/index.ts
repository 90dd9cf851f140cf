import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { Header } from './Header.tsx';

export default defineWidget({ schema, Widget: Header, essential: ['logo', 'menu'] });
