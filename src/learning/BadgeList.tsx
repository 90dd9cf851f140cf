import type { ReactNode } from 'react';
import styles from './learning.module.css';

/** A list of badges (`BadgeTile`). @param label names it */
export const BadgeList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles['badges']} role="list" aria-label={label}>
    {children}
  </ul>
);
