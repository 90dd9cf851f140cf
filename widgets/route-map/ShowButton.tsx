import { mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';

interface Props {
  /** Of what is shown. */
  readonly title: string;
  readonly onClick: () => void;
}

/** Shows an entry of a list on the map. */
export function ShowButton({ title, onClick }: Props) {
  const t = useMessages<typeof en>();
  return (
    <button form="" type="button" className={styles['show']} onClick={onClick}>
      <Icon glyph={mapPin} size={20} />
      <VisuallyHidden>{t('showOnMap', { title })}</VisuallyHidden>
    </button>
  );
}
