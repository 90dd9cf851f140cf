import styles from './climate-guide.module.css';

interface Props<Key extends string> {
  /** Names the group. */
  readonly label: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key, label: string) => void;
}

/** Toggle buttons beside each other, of which one is on. */
export const Toggle = <Key extends string>({ label, options, chosen, onChoose }: Props<Key>) => (
  <div className={styles['toggle']} role="group" aria-label={label}>
    {options.map(({ key, label: text }) => (
      <button
        key={key}
        form=""
        type="button"
        aria-pressed={key === chosen}
        onClick={() => key !== chosen && onChoose(key, text)}
      >
        {text}
      </button>
    ))}
  </div>
);
