import type { ReactNode } from 'react';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  readonly className?: string | undefined;
  /** Boxes of the final sizes (`SkeletonBox`), so that nothing moves when the content is there. */
  readonly children: ReactNode;
}

/** Boxes in place of content that is being fetched; like all that only holds a place they are marked with `data-pending`. */
export function Skeleton({ className, children }: Props) {
  const t = useSharedMessages();
  return (
    <div
      className={[styles['skeleton'], className].filter(Boolean).join(' ')}
      aria-busy="true"
      data-pending=""
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

interface BoxProps {
  /** `text` and `title` are as high as a line of theirs, the others as high as what they stand for. */
  readonly shape: 'text' | 'title' | 'picture' | 'wide-picture' | 'square' | 'button';
  /** Lines of text; the last is shorter. */
  readonly lines?: number;
  readonly className?: string | undefined;
}

/** A box in place of a picture, a button or some lines of text. */
export function SkeletonBox({ shape, lines = 1, className }: BoxProps) {
  const classes = [styles['box'], className].filter(Boolean).join(' ');
  return listOf(lines, (index) => (
    <div
      key={index}
      className={classes}
      data-shape={shape}
      data-last={(lines > 1 && index === lines - 1) || undefined}
      aria-hidden="true"
    />
  ));
}
