import type { ReactNode } from 'react';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading, type HeadingLook } from '#src/ui/Heading.tsx';
import styles from './section-head.module.css';

/** What opens a section. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly level: HeadingLevel;
  readonly look?: HeadingLook;
  /** Space below it; `none` where the content has its own. */
  readonly space?: 'wide' | 'close' | 'none' | undefined;
  /** The link beside it (`SectionCta`). */
  readonly action?: ReactNode;
}

/** Heading, sentence and link that open a section; nothing where there is none of them. */
export function SectionHead({
  id,
  title,
  description,
  level,
  look = 'h2',
  space,
  action,
}: Head & { readonly id: string }) {
  if (!title && !description && !action) return null;
  return (
    <div className={styles['head']} data-space={space}>
      <div className={styles['words']}>
        {title && (
          <Heading level={level} look={look} id={id}>
            <span dir="auto">{title}</span>
          </Heading>
        )}
        {description && (
          <p className={styles['description']} dir="auto">
            {description}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
