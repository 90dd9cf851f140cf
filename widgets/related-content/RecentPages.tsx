import { useRef, useState, useSyncExternalStore } from 'react';
import { recentPages } from './storage.ts';
import { readKey, removeKey, subscribe } from '#src/storage/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import layout from '#src/ui/layout.module.css';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Cards } from './Cards.tsx';
import type en from './messages/en.json';
import { pagesBefore, type SeenPage } from './recent-pages.ts';
import styles from './related-content.module.css';
import type { Config } from './widget.ts';

const none: readonly SeenPage[] = [];
const onChange = (listener: () => void) => subscribe(recentPages, listener);
const read = () => readKey(recentPages) ?? none;

/** Pages that the visitor has seen in this browser, and a button that forgets them. Without any there is nothing. */
export function RecentPages({ config }: { readonly config: Config }) {
  const page = usePage();
  const t = useMessages<typeof en>();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSyncExternalStore(onChange, read, () => none);
  const [isCleared, setCleared] = useState(false);
  const shown = pagesBefore(seen, page).slice(0, config.limit);
  const placement = useStablePlacement(place, { isReady: isCleared || shown.length > 0 });
  const clear = () => {
    setCleared(true);
    removeKey(recentPages);
  };
  return (
    <div ref={place} data-personal="">
      {placement === 'inPlace' &&
        (isCleared ? (
          <div className={layout['column']}>
            <div className={layout['content']}>
              <SuccessNote title={t('cleared')} />
            </div>
          </div>
        ) : (
          <Cards
            config={config}
            items={shown.map(({ url, title, image }) => ({ url, title, featureImage: image }))}
          >
            <div className={styles['clear']}>
              <Button look="stroke" size="small" onClick={clear}>
                {t('clear')}
              </Button>
            </div>
          </Cards>
        ))}
    </div>
  );
}
