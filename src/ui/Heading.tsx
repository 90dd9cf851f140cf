import type { ReactNode } from 'react';
import type { HeadingLevel } from './heading-level.ts';
import styles from './heading.module.css';

/** How a heading looks; `hero` opens a page, `h2` a section, `h4` is set in the text font. */
export type HeadingLook = 'hero' | 'h2' | 'h3' | 'h4';

interface Props {
  /** Its place in the outline of the page (base field `headingLevel`). */
  readonly level: HeadingLevel;
  /** Its size, where the place does not decide it. */
  readonly look?: HeadingLook;
  readonly id?: string;
  readonly children: ReactNode;
}

/** How a heading of each level looks by itself. */
const looks = { 1: 'hero', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

/** A heading, broken into lines as its language wants it. */
export function Heading({ level, look = looks[level], id, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={styles['heading']} data-look={look}>
      {children}
    </Tag>
  );
}
