import layout from '#src/ui/layout.module.css';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import { Carousel } from './Carousel.tsx';
import type { Config } from './config.ts';
import styles from './hero-banner.module.css';
import { SingleCard } from './SingleCard.tsx';

/** The banner that opens a page: one card, or a carousel of up to eight (specification, section 2: hero banner). */
export function HeroBanner({ config }: WidgetProps<Config>) {
  const { mode } = usePage();
  const [only, ...others] = config.cards;
  if (!only) return null;
  return (
    <div className={`${layout['column']} ${styles['place']}`} data-mode={mode}>
      {others.length > 0 ? <Carousel config={config} /> : <SingleCard config={config} card={only} />}
    </div>
  );
}
