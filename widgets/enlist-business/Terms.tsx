import { RichText } from '#src/rich-text/RichText.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './enlist-business.module.css';

/** What a company agrees to, above the consent. */
export function Terms({ html }: { readonly html: string }) {
  const headingLevel = useHeadingLevel();
  return (
    <div className={styles['terms']}>
      <RichText html={html} headingLevel={headingLevel} />
    </div>
  );
}
