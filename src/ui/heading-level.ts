import { createContext, use } from 'react';

/** The place of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Level of the headings that are drawn within; `Section` sets it for what is below its head. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

/** Level of a heading that is drawn here: one below the heading that this part belongs to. 2 outside of any. */
export const useHeadingLevel = (): HeadingLevel => use(HeadingLevelContext);

/** One level below another; HTML has none below 6. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => Math.min(level + 1, 6) as HeadingLevel;

/** One level above another; HTML has none above 1. */
export const levelAbove = (level: HeadingLevel): HeadingLevel => Math.max(level - 1, 1) as HeadingLevel;
