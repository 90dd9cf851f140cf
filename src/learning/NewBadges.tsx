import { Icon } from '#src/icon/Icon.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { medal } from './glyphs.ts';
import styles from './learning.module.css';
import type { Badge } from './learning.schema.ts';
import { useLearningMessages } from './messages.ts';

/** Announces badges, to the eye and to assistive technology. It stays, so that its text is read out as it comes. */
export function NewBadges({ badges }: { readonly badges: readonly Badge[] }) {
  const t = useLearningMessages();
  const format = useFormat();
  const titles = format.list(badges.map(({ badgeId, title }) => title || badgeId));
  return (
    <div role="status" className={styles['news']}>
      {badges.length > 0 && (
        <>
          <Icon glyph={medal} size={24} />
          <p>{t('newBadges', { count: badges.length, titles })}</p>
        </>
      )}
    </div>
  );
}
