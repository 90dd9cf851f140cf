import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './asset-controls.module.css';
import { useAssetMessages } from './messages.ts';

interface Props {
  readonly title: string;
  readonly isSelected: boolean;
  readonly onChange: () => void;
}

/** Selects an asset on its tile: a check box named by it. */
export function SelectBox({ title, isSelected, onChange }: Props) {
  const t = useAssetMessages();
  return (
    <label className={styles['select']}>
      <input form="" type="checkbox" checked={isSelected} onChange={onChange} />
      <VisuallyHidden>{t('select', { title })}</VisuallyHidden>
    </label>
  );
}
