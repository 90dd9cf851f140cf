import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import type { User } from '#src/api/user.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { Avatar } from './Avatar.tsx';
import entryStyles from './entries.module.css';
import type en from './messages/en.json';
import panelStyles from './panel.module.css';
import { LazyUserPanel } from './LazyUserPanel.ts';
import { useDismiss } from './useDismiss.ts';
import styles from './user-menu.module.css';
import { userName } from './user-name.ts';
import type { UserMenuConfig } from './widget.ts';

interface Props {
  readonly userMenu: UserMenuConfig;
  readonly user: User;
  readonly can: (requiredRole: string | undefined) => boolean;
  readonly isOpen: boolean;
  /** Its panel stays away. */
  readonly isMissing: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The signed-in visitor: a button that opens the user's menu (APG: menu button). */
export function UserMenu({ userMenu, user, can, isOpen, isMissing, onToggle }: Props) {
  const t = useMessages<typeof en>();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [startsAt, setStartsAt] = useState<'first' | 'last'>('first');
  useDismiss({ isOpen, area, opener: button, onClose: () => onToggle(false) });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStartsAt(event.key === 'ArrowUp' ? 'last' : 'first');
    onToggle(true);
  };
  const onClick = () => {
    setStartsAt('first');
    onToggle(!isOpen);
  };
  return (
    <div
      ref={area}
      className={entryStyles['tool']}
      data-personal=""
      data-place="user"
      onPointerEnter={LazyUserPanel.load}
    >
      <button
        ref={button}
        form=""
        id={`${id}b`}
        type="button"
        className={entryStyles['entry']}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={LazyUserPanel.load}
      >
        <Avatar user={user} />
        <bdi className={styles['who']}>{userName(user, userMenu) || t('profile')}</bdi>
      </button>
      {isOpen && (
        <div className={panelStyles['panel']} data-look="narrow" data-tw-root="">
          <LazyUserPanel
            id={id}
            labelledBy={`${id}b`}
            userMenu={userMenu}
            user={user}
            can={can}
            startsAt={startsAt}
            onClose={() => onToggle(false)}
          />
        </div>
      )}
      {isMissing && <NotLoaded className={panelStyles['note']} />}
    </div>
  );
}
