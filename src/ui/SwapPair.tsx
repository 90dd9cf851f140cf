import type { ReactNode } from 'react';
import { SwapButton } from './SwapButton.tsx';
import styles from './swap-pair.module.css';

interface Props {
  /** One labelled field each, or several below each other. */
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What the button between them exchanges, as in “Exchange the two currencies”. */
  readonly swapLabel: string;
  readonly onSwap: () => void;
}

/** Two fields whose values can be exchanged: beside each other where there is room, else below each other. */
export const SwapPair = ({ first, second, swapLabel, onSwap }: Props) => (
  <div className={styles['pair']}>
    {first}
    <SwapButton label={swapLabel} onSwap={onSwap} />
    {second}
  </div>
);
