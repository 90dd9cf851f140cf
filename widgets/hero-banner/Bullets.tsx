import type { RefCallback } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './hero-banner.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly ref: RefCallback<HTMLElement>;
  readonly config: Config;
  /** The card that is shown. */
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** A button for each card, on small screens: the way for those who do not swipe (WCAG 2.5.1, 2.5.7). */
export function Bullets({ ref, config: { cards, tabOrnament }, index, onChoose }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div
      ref={ref}
      className={styles['bullets']}
      role="group"
      aria-label={t('choose')}
      data-marked={tabOrnament?.mobileImageReference ? '' : undefined}
    >
      {[...cards.keys()].map((slide) => (
        <button
          key={slide}
          form=""
          type="button"
          className={styles['bullet']}
          aria-current={slide === index || undefined}
          onClick={() => onChoose(slide)}
        >
          <VisuallyHidden>{t('slideOf', { index: slide + 1, count: cards.length })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
