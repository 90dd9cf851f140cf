import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { SearchBox } from './SearchBox.tsx';
import { useSearchMessages } from './messages.ts';
import styles from './search-dialog.module.css';
import { SearchPanel } from './SearchPanel.tsx';
import type { SearchProps } from './settings.ts';
import { fallbackTerm } from './fallback-term.ts';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { useDismissOutside } from './useDismissOutside.ts';

interface Props extends SearchProps {
  /** What is typed, where somebody else keeps it; without it the dialog does, for as long as it is open. */
  readonly kept?: { readonly typed: string; readonly onType: (text: string) => void };
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const nothing = () => {};

/**
 * The search box as a dialog: below 1024 px over the whole screen, from there on a sheet under the header (contract,
 * section 7).
 */
export function SearchDialog({ kept, opener, onClose, ...props }: Props) {
  const { settings } = props;
  const t = useSearchMessages();
  const isWide = useMediaQuery(from(breakpoints.desktop));
  const { fallback } = useContext(TextSourceContext);
  const [own, setOwn] = useState(() => fallbackTerm(fallback));
  useEffect(
    () => () => {
      // The visitor has had it here.
      const field = fallback?.querySelector<HTMLInputElement>('[type="search"]');
      if (field) field.value = field.defaultValue;
    },
    [fallback],
  );

  const field = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useDismissOutside({ isActive: isWide, areas: [content, opener], onDismiss: onClose });
  useKeyboardRoom(content, !isWide);

  return (
    <Dialog
      title={settings.searchModalTitle || t('title')}
      hidesTitle={isWide}
      hasCloseButton={!isWide}
      look={isWide ? 'plain' : 'screen'}
      isModal={!isWide}
      closesOnOutsidePress={false}
      className={isWide ? styles['sheet'] : undefined}
      initialFocus={field}
      opener={opener}
      onClose={onClose}
    >
      <div ref={content} className={styles['content']} data-wide={isWide || undefined}>
        <SearchBox
          {...props}
          Panel={SearchPanel}
          typed={kept?.typed ?? own}
          onType={kept?.onType ?? setOwn}
          field={field}
          look="dialog"
          isOpen
          onOpen={nothing}
        />
        {isWide && (
          <div className={styles['close']}>
            <CloseButton onClick={onClose} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
