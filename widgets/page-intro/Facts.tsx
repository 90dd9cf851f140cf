import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import styles from './page-intro.module.css';
import type { Config } from './widget.ts';

/** What holds of the page's subject at a glance. */
export function Facts({ facts }: Pick<Config, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ iconName, label, value }) => (
        <div key={`${label} ${value}`} className={styles['fact']}>
          <dt className={styles['label']}>
            {iconName && <AuthorsIcon name={iconName} size={20} />}
            <span>{label}</span>
          </dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
