import { defineWidget } from '../../../src/widget/definition.ts';
import { schema } from './config.ts';
import { Counter } from './Counter.tsx';

export default defineWidget({ schema, Widget: Counter, essential: ['title'] });
