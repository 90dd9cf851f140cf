import { walk } from './walk.ts';

walk(1, 2);
