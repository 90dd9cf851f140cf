import type { ReactNode } from 'react';
import styles from './rich-text.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Pick<Config, 'quoteBy' | 'quoteRole'>;
  readonly children: ReactNode;
}

/** A pull quote and whose it is. The marks are those of the page's language (`rich-text.module.css`). */
export function Quote({ config: { quoteBy, quoteRole }, children }: Props) {
  return (
    <figure className={styles['quote']}>
      <blockquote>{children}</blockquote>
      {(quoteBy || quoteRole) && (
        <figcaption className={styles['by']}>
          {quoteBy && (
            <span className={styles['name']} dir="auto">
              {quoteBy}
            </span>
          )}
          {quoteRole && (
            <span className={styles['role']} dir="auto">
              {quoteRole}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}
