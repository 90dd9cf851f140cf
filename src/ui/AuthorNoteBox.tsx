import { Icon } from '#src/icon/Icon.tsx';
import { info } from '#src/icon/common-glyphs.ts';
import styles from './author-note-box.module.css';
import layout from './layout.module.css';

/** What an author's note looks like. */
export const AuthorNoteBox = ({ children }: { readonly children: string }) => (
  <div className={layout['column']}>
    <div className={layout['content']}>
      <div className={styles['note']} role="note">
        <Icon glyph={info} size={20} />
        <p>{children}</p>
      </div>
    </div>
  </div>
);
