import { useId, useRef } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { tieFootnotes } from './footnotes.ts';
import type en from './messages/en.json';
import styles from './rich-text.module.css';
import { useTruncation } from './useTruncation.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly html: string;
}

/** The text itself; where its author wants it folded, its first lines and a button for the rest (APG: disclosure). */
export function Copy({ config, html }: Props) {
  const { footnotes, collapseAfter } = config;
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { fold, setOpen } = useTruncation(box, collapseAfter);
  const label = fold === 'open' ? t('readLess') : t('readMore');
  const messages = {
    reference: (mark: string) => t('footnote', { mark }),
    back: (mark: string) => t('backToText', { mark }),
  };

  const toggle = () => {
    if (fold === 'folded') track({ event: 'disclosure_open', clickText: label });
    setOpen(fold === 'folded');
  };

  return (
    <div className={styles['copy']}>
      <div ref={box} id={id} className={styles['fold']} data-fold={fold}>
        <RichText
          html={html}
          headingLevel={headingLevel}
          arrangeMore={footnotes ? (root, create) => tieFootnotes(root, id, messages, create) : undefined}
        />
      </div>
      {fold !== 'short' && (
        <button
          form=""
          type="button"
          className={styles['toggle']}
          aria-expanded={fold === 'open'}
          aria-controls={id}
          onClick={toggle}
        >
          <span>{label}</span>
          <Icon glyph={chevronDown} size={20} />
        </button>
      )}
    </div>
  );
}
