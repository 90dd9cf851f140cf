import { useCallback, useRef, useState } from 'react';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import { OneSet } from './OneSet.tsx';
import { OwnSets } from './OwnSets.tsx';
import { sampleSets } from './sample-sets.ts';
import { SetList } from './SetList.tsx';
import { showSet, useShownSet } from './useShownSet.ts';
import { OpenedContext } from './ViewHeading.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** The list of all sets, or the one that the page's address names. */
export function Sets({ config }: Props) {
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  const id = useShownSet();
  const [said, say] = useState('');
  /** The visitor has opened what is shown by a press, and its heading is to take the focus. */
  const isOpened = useRef(false);

  const takeOpened = useCallback(() => {
    const was = isOpened.current;
    isOpened.current = false;
    return was;
  }, []);
  const open = (other: string, words = '') => {
    isOpened.current = true;
    say(words);
    showSet(other);
  };
  if (isAuthor) return <SetList config={config} sets={sampleSets(t)} onOpen={open} />;
  if (id === undefined) return null;
  return (
    <OpenedContext value={takeOpened}>
      <p role="status" className={styles['said']}>
        {said}
      </p>
      {id === '' ? (
        <OwnSets config={config} onOpen={open} />
      ) : (
        <OneSet key={id} config={config} id={id} onOpen={open} onSay={say} />
      )}
    </OpenedContext>
  );
}
