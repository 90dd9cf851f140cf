import { arrow, sun } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './for-you.module.css';
import type en from './messages/en.json';
import type { ForYouState } from './useForYou.ts';

interface Props {
  readonly forYou: ForYouState;
  /** Where visitors choose their interests. */
  readonly interestsLink: string | undefined;
}

/** What fits the visitor's interests, on or off; without interests the way to choose some. */
export function ForYou({ forYou: { status, isOn, toggle }, interestsLink }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isHeld = status === 'pending';
  if (isHeld && !interestsLink) return <div className={styles['row']} />;
  if (status === 'off' || (status === 'none' && !interestsLink)) return null;

  const label = t('forYou');
  const linkLabel = t(status === 'known' ? 'changeInterests' : 'chooseInterests');
  return (
    // The room of what most visitors will read is held, also where the list no longer waits: what stands below would move.
    <div className={styles['row']} data-personal={isHeld ? undefined : ''} data-held={isHeld || undefined}>
      {status === 'known' ? (
        <Chip
          isOn={isOn}
          onToggle={() => {
            track({ event: 'filter_change', clickText: label });
            toggle();
          }}
        >
          {label}
        </Chip>
      ) : (
        <p>
          <Icon glyph={sun} size={20} />
          <span>{t('tellUs')}</span>
        </p>
      )}
      {interestsLink && (
        <Link
          className={styles['link']}
          href={interestsLink}
          event={{ event: 'cta_click', clickText: linkLabel }}
        >
          <span>{linkLabel}</span>
          <Icon glyph={arrow} size={20} />
        </Link>
      )}
    </div>
  );
}
