import { Icon } from '#src/icon/Icon.tsx';
import { info } from '#src/icon/common-glyphs.ts';
import { usePage } from '#src/widget/context.ts';
import layout from '#src/ui/layout.module.css';
import styles from './author-note.module.css';

/** Tells an author in place what visitors would not see, and why. Visitors never see it. */
export function AuthorNote({ children }: { readonly children: string }) {
  if (usePage().cmsMode !== 'author') return null;
  return (
    <div className={layout['column']}>
      <div className={layout['content']}>
        <div className={styles['note']} role="note">
          <Icon glyph={info} size={20} />
          <p>{children}</p>
        </div>
      </div>
    </div>
  );
}
