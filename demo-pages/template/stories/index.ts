import type { PageOptions } from '../../options.ts';
import { fallback as audioGuide } from './audio-guide.ts';
import { fallback as cardCarousel } from './card-carousel.ts';
import { fallback as embedFrame } from './embed-frame.ts';
import { fallback as imageGallery } from './image-gallery.ts';
import { fallback as panoramaViewer } from './panorama-viewer.ts';
import { fallback as regionMap } from './region-map.ts';
import { fallback as relatedContent } from './related-content.ts';
import { fallback as timeline } from './timeline.ts';
import { fallback as videoPlayer } from './video-player.ts';

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
  { widget: 'video-player', id: 'film', fallback: videoPlayer },
  { widget: 'image-gallery', id: 'pictures', fallback: imageGallery },
  { widget: 'panorama-viewer', id: 'around', fallback: panoramaViewer },
  { widget: 'audio-guide', id: 'guide', fallback: audioGuide },
  { widget: 'timeline', id: 'history', fallback: timeline },
  { widget: 'region-map', id: 'regions', fallback: regionMap },
  { widget: 'embed-frame', id: 'elsewhere', fallback: embedFrame },
  { widget: 'card-carousel', id: 'cards', fallback: cardCarousel },
  { widget: 'related-content', id: 'seen', fallback: relatedContent },
];
