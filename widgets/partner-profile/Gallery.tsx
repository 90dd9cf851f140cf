import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';

/** Pictures of a company, each of which opens in large; nothing without any. */
export function Gallery({ pictures }: { readonly pictures: PartnerEntry['gallery'] }) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  if (pictures.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('gallery')}
      </Heading>
      <MountElement
        name="image-gallery"
        config={{
          images: pictures.map((image) => ({ image })),
          // A mosaic of another number has a hole.
          layout: pictures.length % 3 === 0 ? 'mosaic' : 'grid',
          columns: 2,
          headingLevel: Math.min(level, 4),
        }}
      />
    </div>
  );
}
