import styles from './visually-hidden.module.css';

interface Props {
  readonly id?: string;
  /** One text: no element mixes a text with others. */
  readonly children: string;
}

/** Words for assistive technology alone. */
export const VisuallyHidden = ({ id, children }: Props) => (
  <span id={id} className={styles['hidden']}>
    {children}
  </span>
);
