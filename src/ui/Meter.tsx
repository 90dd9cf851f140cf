import styles from './meter.module.css';

interface Props {
  /** From 0 to 100. */
  readonly percent: number;
  /** Ids of the elements that name it and say in words what it shows. */
  readonly labelledBy: string;
}

/** How much of something there is (APG: meter). It fills from where lines begin; the words stand beside it. */
export const Meter = ({ percent, labelledBy }: Props) => (
  <div
    role="meter"
    aria-labelledby={labelledBy}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <svg className={styles['meter']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={percent} height={1} />
    </svg>
  </div>
);
