import { walk } from './walk.ts';

walk(0, 2);
