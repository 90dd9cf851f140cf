import styles from './unsubscribe-page.module.css';

interface Props {
  /** `""` outside a form of ours. */
  readonly form?: '';
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

/** A box or a radio button with its words. */
export const OptionBox = ({ form, type, name, value, isOn, onChange, children }: Props) => (
  <label className={styles['option']}>
    <input
      form={form}
      type={type}
      name={name}
      value={value}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <bdi>{children}</bdi>
  </label>
);
