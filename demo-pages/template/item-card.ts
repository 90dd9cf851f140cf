import type { ContentItem } from '#origin/content-item.ts';
import { drawingAt } from '#origin/drawings.ts';
import type { CardTexts } from './sections.ts';

/** Name of the drawing that an item shows; of a company the address of its mark. */
export const drawingOf = ({ featureImage }: ContentItem): string => drawingAt(featureImage);

/** An item as a card. */
export const cardOf = (item: ContentItem): CardTexts => ({
  title: item.title,
  url: item.url,
  description: item.description,
  picture: drawingOf(item),
  tags: item.categories.slice(0, 2),
});
