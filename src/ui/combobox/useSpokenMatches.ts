import { useEffect } from 'react';
import { useAnnounce } from '../useAnnounce.ts';
import { useComboboxMessages } from './messages.ts';

/** Ms after the last letter until it is said what it leads to: each letter is read out by itself. */
const pause = 500;

/**
 * Has read out how many options a text leads to, or that it leads to none, once for each text on which a visitor rests.
 *
 * @param typed undefined while nothing is typed or the list is closed: what has not been said yet is no longer so
 */
export function useSpokenMatches(typed: string | undefined, count: number): void {
  const t = useComboboxMessages();
  const announce = useAnnounce();
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => announce(count > 0 ? t('matches', { count }) : t('none')), pause);
    return () => {
      clearTimeout(timer);
      announce('');
    };
  }, [announce, t, typed, count]);
}
