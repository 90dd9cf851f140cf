import type { Cta } from '#src/schema/common.schema.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Heading } from './Heading.tsx';
import { Link, type LinkAccess } from './Link.tsx';
import styles from './section-head.module.css';

interface Props {
  /** Id of the heading, for what is labelled by it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly level: 2 | 3 | 4;
  /** Leads to all there is of what the section shows some of. */
  readonly link?: Cta | undefined;
  readonly access?: LinkAccess | undefined;
}

/** Heading, sentence and link that open a section; nothing where there is none of them. */
export function SectionHead({ id, title, description, level, link, access }: Props) {
  if (!title && !description && !link?.ctaLabel) return null;
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        {title && (
          <Heading level={level} look="h2" id={id}>
            {title}
          </Heading>
        )}
        {description && <p className={styles['description']}>{description}</p>}
      </div>
      {link?.ctaLabel && (
        <Link
          className={styles['link']}
          href={link.ctaLink}
          opensNewWindow={link.targetInNewWindow}
          event={{ event: 'cta_click', clickText: link.ctaLabel, ctaData: link.ctaData }}
          access={access}
        >
          <span>{link.ctaLabel}</span>
          <Icon glyph={arrow} size={20} />
        </Link>
      )}
    </div>
  );
}
