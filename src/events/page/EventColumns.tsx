import type { ReactNode } from 'react';
import styles from './event-page.module.css';

interface Props {
  /** Dates and what a visitor can do, beside the text where there is room. */
  readonly card: ReactNode;
  /** What the event's page says. */
  readonly children: ReactNode;
}

/** An event's page in two columns, in one where there is little room. */
export const EventColumns = ({ card, children }: Props) => (
  <div className={styles['body']}>
    <div className={styles['card']}>{card}</div>
    <div className={styles['main']}>{children}</div>
  </div>
);
