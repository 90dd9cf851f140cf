import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { success } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { HeadingLevel } from './heading-level.ts';
import styles from './success-note.module.css';

interface Props {
  /** What was done. */
  readonly title: string;
  /** Level of its heading; a paragraph where nothing stands below it. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** What follows from it, and what can be done next. */
  readonly children?: ReactNode;
}

/** Says that something was done. Its first words take the focus as it comes: another outcome has a key of its own. */
export function SuccessNote({ title, headingLevel, children }: Props) {
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    words.current?.focus();
  }, []);
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div className={styles['note']}>
      <Icon glyph={success} size={24} />
      <div className={styles['words']}>
        <Title
          ref={words as Ref<HTMLParagraphElement & HTMLHeadingElement>}
          className={styles['title']}
          tabIndex={-1}
        >
          {title}
        </Title>
        {children}
      </div>
    </div>
  );
}
