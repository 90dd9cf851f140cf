import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './panorama-viewer.module.css';

interface Props {
  readonly isStarting: boolean;
  readonly onPress: () => void;
}

/** The sign of a picture all around: starts it. */
export function StartButton({ isStarting, onPress }: Props) {
  const t = useMessages<typeof en>();
  return (
    <button form="" type="button" className={styles['start']} onClick={onPress}>
      <svg className={styles['sign']} viewBox="0 0 48 24" aria-hidden="true" focusable="false">
        <path
          d="M15 17.6C7.6 16.7 2.5 14.5 2.5 12c0-3.6 9.6-6.5 21.5-6.5S45.5 8.4 45.5 12c0 2.8-5.8 5.2-14 6.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="m19 13.5 5.5 4.3-5.5 4.3z" fill="currentColor" transform="translate(-1)" />
      </svg>
      <span>{t(isStarting ? 'loading' : 'start')}</span>
    </button>
  );
}
