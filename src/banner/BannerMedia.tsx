import type { ComponentProps } from 'react';
import { Image } from '#src/media/Image.tsx';
import type { Video } from '#src/media/Video.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { BannerMediaReference } from './media.schema.ts';

type FilmProps = ComponentProps<typeof Video>;

type StillProps = Pick<FilmProps, 'image' | 'ratio' | 'sizes' | 'loading' | 'isFirst'>;

interface Props extends Omit<FilmProps, 'video' | 'image'> {
  readonly media: BannerMediaReference;
}

/** What it is drawn as while it stands still. */
function Still({ image, ratio = '16:9', sizes = '100vw', loading = 'lazy', isFirst = false }: StillProps) {
  if (!image) return null;
  const { drawing = false } = image;
  return (
    <Image
      image={image}
      ratio={ratio}
      sizes={sizes}
      loading={loading}
      isFirst={isFirst}
      isDrawing={drawing}
    />
  );
}

/** Only a banner with a film asks for what plays it; until that is there it shows the picture. */
const LazyFilm = lazyComponent<FilmProps>(async () => (await import('#src/media/Video.tsx')).Video, Still);

/** Whether a banner has a film. */
export const hasFilm = (video: BannerMediaReference['video']): video is FilmProps['video'] =>
  (video?.videoFileReference ?? video?.s7videoFileReference) !== undefined;

/** The picture of a banner, or its film (specification, section 3: banner card). Nothing where it has neither. */
export function BannerMedia({ media: { image, video }, ...props }: Props) {
  return hasFilm(video) ? (
    <LazyFilm {...props} video={video} image={image} />
  ) : (
    <Still {...props} image={image} />
  );
}
