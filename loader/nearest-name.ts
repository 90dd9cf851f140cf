import { widgetNames } from 'virtual:widget-names';
import { nearest } from './nearest.ts';

/** The name of a widget that is most like one that nobody has. A file of its own: it is fetched for an unknown name only. */
export const nearestName = (name: string): string => nearest(name, widgetNames);
