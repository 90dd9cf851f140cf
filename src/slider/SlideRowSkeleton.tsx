import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { inView, type PerView } from './row-state.ts';
import styles from './slide-row.module.css';

interface Props {
  readonly perView: PerView;
  /** A box in place of a slide. */
  readonly slide: ReactNode;
}

/** Slides that fill the view. */
const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Stands where a row of slides will: boxes of their sizes, and room for the controls below them. */
export const SlideRowSkeleton = ({ perView, slide }: Props) => (
  <Skeleton className={styles['carousel']}>
    <div className={styles['row']}>
      <div className={styles['viewport']} data-slider>
        <div className={styles['slides']} {...inView(perView, places.length)}>
          {places.map((place) => (
            <div key={place} className={styles['slide']}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles['bullets']}>
        <span className={styles['room']} />
      </div>
    </div>
  </Skeleton>
);
