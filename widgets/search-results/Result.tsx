import type { Item } from '#src/api/answers/item.schema.ts';
import type { ImageReference } from '#src/schema/common.schema.ts';
import { Image } from '#src/media/Image.tsx';
import { safeSource } from '#src/text/safe-link.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link, type ClickEvent } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { Marked } from './Marked.tsx';
import styles from './search-results.module.css';

interface Props {
  readonly item: Item;
  readonly term: string;
  /** How wide its picture is on screen, as in `sizes` of an img. */
  readonly sizes: string;
  /** In view at once. */
  readonly isFirst: boolean;
  readonly event: ClickEvent;
}

/** A picture that says no more than the title beside it. */
const pictureAt = (address: string | undefined): ImageReference => ({
  fileReference: undefined,
  s7fileReference: undefined,
  mobileImageReference: undefined,
  s7mobileImageReference: undefined,
  desktopImage: address,
  mobileImage: undefined,
  defaultImage: undefined,
  pullDesktopImageFromDAM: false,
  pullMobileImageFromDAM: false,
  breakpoints: [],
  alt: '',
  decorative: true,
});

/** One of the results: clickable as a whole, through the one link in its title. */
export function Result({ item, term, sizes, isFirst, event }: Props) {
  const level = useHeadingLevel();
  const { url } = usePage();
  const { title, description, categories, featureImage } = item;
  const picture = featureImage ? safeSource(featureImage, url) : undefined;
  return (
    <article className={styles['result']}>
      <div className={styles['picture']}>
        <Image image={pictureAt(picture)} sizes={sizes} loading={isFirst ? 'eager' : 'lazy'} />
      </div>
      <div className={styles['body']}>
        <Heading level={level} look="h4">
          <Link className={styles['link']} href={item.url || undefined} event={event}>
            <span className={styles['name']} dir="auto">
              <Marked text={title} term={term} />
            </span>
          </Link>
        </Heading>
        {description && (
          <p className={styles['text']} dir="auto">
            <Marked text={description} term={term} />
          </p>
        )}
        {categories.length > 0 && (
          <ul className={styles['tags']} role="list">
            {categories.slice(0, 2).map((category) => (
              <li key={category} dir="auto">
                {category}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
