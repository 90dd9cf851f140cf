import styles from './ornament-band.module.css';

/** The band of Qatt ornament: a change of world, at the edge of a night ground (design, 1.4). */
export const OrnamentBand = () => <div className={styles['band']} aria-hidden="true" />;
