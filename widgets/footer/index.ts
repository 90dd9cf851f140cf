import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { Footer } from './Footer.tsx';

export default defineWidget({ schema, Widget: Footer, essential: ['linkGroups', 'legalLinks', 'copyright'] });
