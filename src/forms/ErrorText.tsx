import { error as errorGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import shell from '#src/ui/field-shell.module.css';

/** What is wrong with a control that has no shell of its own; nothing where nothing is. */
export const ErrorText = ({ id, children }: { readonly id: string; readonly children: string | undefined }) =>
  children && (
    <p id={id} className={shell['error']}>
      <Icon glyph={errorGlyph} size={20} />
      <span>{children}</span>
    </p>
  );
