import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { allContent } from '#origin/content.ts';
import { mountElement } from '../html.ts';
import { readTexts } from './content.ts';
import { cardOf, drawingOf } from './item-card.ts';
import { picture } from './pictures.ts';
import { renderGrid } from './sections.ts';
import { fallback as renderAudio } from './stories/audio-guide.ts';
import { fallback as renderGallery } from './stories/image-gallery.ts';
import { label } from './words.ts';

/** What stands below the facts of a place: what to do there, pictures, and what there is to hear. */

const columns = 3;
const pictureSizes = '(min-width: 768px) 50vw, 100vw';

/** Activities of the place itself, then of its region. */
function activitiesAt({ id, keys }: ContentItem, language: Language): ContentItem[] {
  const near = allContent(language).filter(
    (item) => item.type === 'activity' && keys.region !== '' && item.keys.region === keys.region,
  );
  return near.toSorted((a, b) => Number(b.keys.city === id) - Number(a.keys.city === id)).slice(0, columns);
}

function renderActivities(item: ContentItem, language: Language): string {
  const items = activitiesAt(item, language).map(cardOf);
  if (items.length === 0) return '';
  const grid = { id: 'to-do', title: label('toDo', language), variant: 'card', columns, items } as const;
  return renderGrid(grid);
}

/** The place and what is near it, each drawing once. */
function renderPictures(item: ContentItem, language: Language): string {
  const near = allContent(language).filter(
    ({ type, keys }) =>
      (type === 'place' || type === 'activity') && keys.region !== '' && keys.region === item.keys.region,
  );
  const all = [...Map.groupBy([item, ...near], drawingOf)];
  if (all.length < columns) return '';
  // A mosaic has no hole with three or six.
  const shown = all.slice(0, all.length < 2 * columns ? columns : 2 * columns);
  const config = {
    title: label('pictures', language),
    description: label('picturesText', language),
    layout: 'mosaic',
    images: shown.map(([name, [{ title } = item]]) => ({
      image: { ...picture(name, pictureSizes), decorative: undefined, alt: title },
      caption: title,
      credit: 'Rihla',
      licence: 'CC BY 4.0',
    })),
  };
  return mountElement('image-gallery', config, { id: 'pictures', fallback: renderGallery(config) });
}

type Guide = Parameters<typeof renderAudio>[0];

/** The stop of the audio guide that is about the place. */
function renderSound({ id }: ContentItem, language: Language): string {
  const guide = readTexts('stories/audio-guide', language) as Guide;
  const stops = guide.stops.filter((stop) => stop.id === id);
  if (stops.length === 0) return '';
  const config = {
    ...guide,
    title: label('listen', language),
    description: label('listenText', language),
    stops,
  };
  return mountElement('audio-guide', config, { id: 'guide', fallback: renderAudio(config) });
}

/** What a place has beside its facts, in the whole width of the page. */
export const renderPlaceParts = (item: ContentItem, language: Language): string[] => [
  renderActivities(item, language),
  renderPictures(item, language),
  renderSound(item, language),
];
