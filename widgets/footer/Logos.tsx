import type { ImageReference } from '#src/schema/common.schema.ts';
import { Image } from '#src/media/Image.tsx';
import { Link } from '#src/ui/Link.tsx';
import styles from './footer.module.css';

interface Props {
  /** What the logos are of, for assistive technology. */
  readonly label: string;
  readonly logos: readonly {
    readonly image: ImageReference;
    readonly ctaLink?: string | undefined;
    readonly alt: string;
  }[];
  /** Whether the logos want a white ground. */
  readonly isOnPaper?: boolean;
}

/** A row of logos in the order their author gave them, from wherever the page begins. */
export const Logos = ({ label, logos, isOnPaper = false }: Props) => (
  <ul className={styles['logos']} role="list" aria-label={label} data-paper={isOnPaper || undefined}>
    {logos.map(({ image, ctaLink, alt }) => (
      <li key={alt}>
        <Link className={styles['badge']} href={ctaLink} event={{ event: 'nav_click', clickText: alt }}>
          <Image image={{ ...image, alt: image.alt || alt }} ratio="fill" sizes="160px" />
        </Link>
      </li>
    ))}
  </ul>
);
