import { useState } from 'react';
import styles from './inside.module.css';

/** What is in a drawer; with a state, so that a second copy of React would show. */
export function Inside() {
  const [isOpen] = useState(true);
  return <p className={styles['inside']}>{isOpen ? 'Inside' : ''}</p>;
}
