import { Image } from '#src/media/Image.tsx';
import { image } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';

/** The picture of a film. What it shows is said by the film's name. */
export const Poster = ({ address }: { readonly address: string }) => (
  <Image
    image={readValue(image, { desktopImage: address, decorative: true })}
    ratio="fill"
    sizes="(min-width: 1280px) 1280px, 100vw"
  />
);
