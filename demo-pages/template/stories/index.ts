import type { PageOptions } from '../../options.ts';
import { fallback as audioGuide } from './audio-guide.ts';
import { fallback as imageGallery } from './image-gallery.ts';
import { fallback as timeline } from './timeline.ts';

/**
 * What the CMS writes into the mount element of a widget on the page of stories.
 *
 * @param config the widget's configuration, from `content/stories/<widget>/<language>.json`
 */
type Fallback = (config: never, options: PageOptions) => string;

/** The widgets of the page in their order, each by the id of its mount element. */
export const stories: readonly {
  readonly widget: string;
  readonly id: string;
  readonly fallback: Fallback;
}[] = [
  { widget: 'image-gallery', id: 'pictures', fallback: imageGallery },
  { widget: 'audio-guide', id: 'guide', fallback: audioGuide },
  { widget: 'timeline', id: 'history', fallback: timeline },
];
