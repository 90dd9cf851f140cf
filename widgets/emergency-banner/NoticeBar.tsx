import { useEffect, useId, useRef, useState, type Ref } from 'react';
import type { Glyph } from '#src/icon/glyph.ts';
import { chevron, chevronDown, error, info, warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import layout from '#src/ui/layout.module.css';
import { useFocusReturn } from '#src/ui/useFocusReturn.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Body, withoutTags } from './Body.tsx';
import styles from './emergency-banner.module.css';
import type en from './messages/en.json';
import type { Notice } from './notices.ts';
import type { Config, Message } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Those that are shown, one at a time; at least one. */
  readonly notices: readonly Notice[];
  readonly dismiss: (key: string) => void;
  /** Stands over the page's edge, folded to one line. */
  readonly isLayer?: boolean;
  /** The visitor has unfolded the layer, or folded it. */
  readonly onFold?: (isOpen: boolean) => void;
  readonly ref?: Ref<HTMLElement>;
}

const glyphs: Readonly<Record<Message['severity'], Glyph>> = { info, warning, critical: error };

/** One message of several: its words and link, which one it is, and the ways to the others, and to close it. */
export function NoticeBar({ config, notices, dismiss, isLayer = false, onFold, ref }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useFocusReturn(frame);
  const [isOpen, setOpen] = useState(!isLayer);
  // What the visitor has turned to holds until something more severe comes.
  const [choice, setChoice] = useState({ key: '', first: '' });
  const first = notices[0]?.key ?? '';
  const chosen = choice.first === first ? notices.findIndex(({ key }) => key === choice.key) : 0;
  const index = Math.max(chosen, 0);
  const notice = notices[index] as Notice;
  const { key, title, body, severity, canClose } = notice;

  const turnTo = (next: number) => setChoice({ key: notices.at(next % notices.length)?.key ?? '', first });
  const toggle = () => {
    if (!isOpen) track({ event: 'disclosure_open', clickText: title });
    setOpen(!isOpen);
    onFold?.(!isOpen);
  };
  const hasClosed = useRef(false);
  useEffect(() => {
    // The button that had the focus may have gone with what it closed.
    if (hasClosed.current && readDocument('activeElement') === pageBody()) frame.current?.focus();
    hasClosed.current = false;
  });
  const close = () => {
    hasClosed.current = true;
    dismiss(key);
  };

  const words = title || withoutTags(body);
  return (
    <section
      ref={ref}
      className={`${layout['column']} ${styles['notice']}`}
      data-severity={severity}
      data-layer={isLayer || undefined}
      aria-label={config.title || t('label')}
    >
      <div
        ref={frame}
        tabIndex={-1}
        className={isLayer ? styles['row'] : `${layout['content']} ${styles['row']}`}
      >
        <Icon glyph={glyphs[severity]} />
        <div
          className={styles['words']}
          aria-live={choice.key && severity !== 'critical' ? 'polite' : undefined}
        >
          <div key={key} role={severity === 'critical' ? 'alert' : undefined}>
            {(title || !isOpen) && (
              <p id={id} className={styles['title']} data-folded={isOpen ? undefined : ''}>
                <VisuallyHidden>{`${t(severity)}: `}</VisuallyHidden>
                <span>{words}</span>
              </p>
            )}
            {isOpen && (
              <div className={styles['body']} id={title ? undefined : id}>
                {!title && <VisuallyHidden>{`${t(severity)}: `}</VisuallyHidden>}
                <Body message={notice} headingLevel={config.headingLevel} />
              </div>
            )}
          </div>
          {isOpen && notice.ctaLabel && (
            <div className={styles['action']}>
              <CtaButton cta={notice} size="small" />
            </div>
          )}
        </div>
        {notices.length > 1 && isOpen && (
          <div className={styles['pager']}>
            <button
              form=""
              type="button"
              className={styles['turn']}
              data-back
              onClick={() => turnTo(index - 1)}
            >
              <Icon glyph={chevron} size={20} />
              <VisuallyHidden>{t('previous')}</VisuallyHidden>
            </button>
            <span>{t('position', { index: index + 1, total: notices.length })}</span>
            <button form="" type="button" className={styles['turn']} onClick={() => turnTo(index + 1)}>
              <Icon glyph={chevron} size={20} />
              <VisuallyHidden>{t('next')}</VisuallyHidden>
            </button>
          </div>
        )}
        <div className={styles['controls']}>
          {isLayer && (
            <button form="" type="button" className={styles['fold']} aria-expanded={isOpen} onClick={toggle}>
              <span>{t('details')}</span>
              <Icon glyph={chevronDown} size={20} />
            </button>
          )}
          {canClose && <CloseButton onClick={close} describedBy={id} />}
        </div>
      </div>
    </section>
  );
}
