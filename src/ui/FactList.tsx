import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A term and what is said of it; without a value it is left out. */
export type Fact = readonly [term: string, value: ReactNode];

/** Terms with their values, a line each; nothing where no value is left. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const said = facts.filter(([, value]) => value);
  if (said.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {said.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An author's points below each other, as the value of a fact; each once. */
export const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className={styles['points']} role="list">
    {[...new Set(points)].map((point) => (
      <li key={point} dir="auto">
        {point}
      </li>
    ))}
  </ul>
);
