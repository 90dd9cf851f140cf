import { groups } from 'virtual:items/groups';

/** Whether items of a type have a group of their own in a list of favourites, by the file of their kind (`src/items`). */
export const hasGroup = (type: string): boolean => groups.includes(type);

/** Place of a type's group among the others, from 0. */
export const groupPlace = (type: string): number => groups.indexOf(type);
