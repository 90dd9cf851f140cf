import { RichText } from '#src/rich-text/RichText.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './paywall-container.module.css';

interface Props {
  readonly html: string;
  readonly isBusy: boolean;
  /** Fades out below, as what follows is closed. */
  readonly isFaded: boolean;
}

/** The beginning, which everybody reads. */
export function Teaser({ html, isBusy, isFaded }: Props) {
  const headingLevel = useHeadingLevel();
  if (!html) return null;
  return (
    <div className={styles['teaser']} aria-busy={isBusy} data-faded={isFaded || undefined}>
      <RichText html={html} headingLevel={headingLevel} />
    </div>
  );
}
