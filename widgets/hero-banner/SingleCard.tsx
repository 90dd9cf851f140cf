import { useId } from 'react';
import { Edge } from './Edge.tsx';
import styles from './hero-banner.module.css';
import { Slide } from './Slide.tsx';
import type { Card, Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly card: Card;
}

/** A banner of one card is no carousel (trust, section 2). */
export function SingleCard({ config, card }: Props) {
  const headingId = useId();
  return (
    <section
      className={styles['hero']}
      aria-labelledby={card.title ? headingId : undefined}
      aria-label={card.title ? undefined : config.title || undefined}
      data-single
    >
      <div className={styles['stage']} data-ground="night">
        <Slide config={config} card={card} index={0} headingId={headingId} isCurrent isNear />
        <Edge config={config} />
      </div>
    </section>
  );
}
