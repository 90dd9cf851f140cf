import styles from './unsubscribe-page.module.css';

interface Props {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

/** A box or a radio button with its words. */
export const OptionBox = ({ type, name, value, isOn, onChange, children }: Props) => (
  <label className={styles['option']}>
    <input
      type={type}
      name={name}
      value={value}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <bdi>{children}</bdi>
  </label>
);
