import type { ReactNode } from 'react';
import styles from './heading.module.css';

/** How a heading looks; `hero` opens a page, `h2` a section, `h4` is set in the text font. */
export type HeadingLook = 'hero' | 'h2' | 'h3' | 'h4';

interface Props {
  /** Its place in the outline of the page (base field `headingLevel`). */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its size, where the place does not decide it. */
  readonly look?: HeadingLook;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading, broken into lines as its language wants it. */
export function Heading({
  level,
  look = level === 1 ? 'hero' : `h${Math.min(level, 4) as 2 | 3 | 4}`,
  id,
  children,
}: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={styles['heading']} data-look={look}>
      {children}
    </Tag>
  );
}
