import { useLayoutEffect, useRef, useState } from 'react';
import { readConsent } from '#src/consent/consent.ts';
import { useConsent } from '#src/consent/useConsent.ts';
import { writeConsent } from '#src/consent/write-consent.ts';
import { globe, play } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { useInView } from '#src/media/useInView.ts';
import type { ImageReference } from '#src/schema/common.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Embed } from './embed-of.ts';
import { Frame } from './Frame.tsx';
import { useEmbedMessages } from './messages.ts';
import { ownPoster } from './own-poster.ts';
import styles from './consent-frame.module.css';

/** Shape of a frame: width to height. */
export type FrameRatio = '16:9' | '4:3' | '1:1' | '9:16';

interface Props {
  readonly embed: Embed;
  /** Names the frame, and what is pressed for it. */
  readonly title: string;
  /** Of the page's own pictures; one of the provider's is not asked for. */
  readonly poster?: ImageReference | undefined;
  readonly ratio?: FrameRatio;
  /** In px, in place of a ratio. */
  readonly height?: number | undefined;
  /** Whether the content may name its own height (`readHeight`). */
  readonly followsContent?: boolean;
  /** What a visitor allows to see it unasked. */
  readonly category?: 'media' | 'marketing';
  /** Nothing is loaded before a press, also where the category is allowed. */
  readonly waitsForPress?: boolean;
}

/**
 * Content of others in a frame. Nothing is asked of the provider before the visitor has allowed the category, and then as it
 * comes into view, or has pressed its button, which holds for this frame alone. Until then: the poster, what would be sent, the
 * button; once the visitor has answered what the page asks, also one that allows the category. The focus stays before the
 * frame. An author's page loads none. Content that waits for its press (`waitsForPress`) has no button that allows the
 * category, since that would not show it.
 */
export function ConsentFrame({
  embed,
  title,
  poster,
  ratio = '16:9',
  height,
  followsContent = false,
  category = 'media',
  waitsForPress = false,
}: Props) {
  const page = usePage();
  const t = useEmbedMessages();
  const track = useTrack();
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const consent = useConsent(page, category);
  const isInView = useInView(box, '200px');
  const [isPressed, setPressed] = useState(false);
  const [isKept, setKept] = useState(true);
  const [ownHeight, setOwnHeight] = useState<number>();
  const isShown =
    page.cmsMode !== 'author' && (isPressed || (!waitsForPress && consent === 'allowed' && isInView));
  const blockSize = ownHeight ?? height;
  const { name, link, kind } = embed;

  useLayoutEffect(() => {
    if (blockSize === undefined) return undefined;
    const { current } = box;
    current?.style.setProperty('--tourism-frame-height', `${blockSize}px`);
    return () => void current?.style.removeProperty('--tourism-frame-height');
  }, [blockSize]);

  const load = () => {
    if (page.cmsMode === 'author') return;
    track({ event: 'media_play', clickText: title, link });
    setPressed(true);
    stage.current?.focus({ preventScroll: true });
  };
  const always = t(category);
  const allowAlways = () => {
    if (page.cmsMode === 'author') return;
    writeConsent(page, [...(readConsent(page) ?? []), category], (kept) => {
      track({ event: 'consent_update', clickText: always });
      // Without a cookie it is an answer to this frame alone.
      setKept(kept);
      setPressed(!kept);
    });
    stage.current?.focus({ preventScroll: true });
  };
  const picture = ownPoster(poster, embed);
  const room = picture ? (
    <div className={styles['poster']}>
      <Image
        image={isShown ? { ...picture, decorative: true } : picture}
        ratio="fill"
        sizes="(min-width: 1280px) 1280px, 100vw"
      />
    </div>
  ) : (
    <span className={styles['blank']}>
      <Icon glyph={kind === 'film' || kind === 'sound' ? play : globe} />
    </span>
  );

  return (
    <div ref={box} className={styles['embed']} data-ratio={height === undefined ? ratio : 'height'}>
      <div
        ref={stage}
        className={styles['stage']}
        data-ground="night"
        data-shown={isShown || undefined}
        role="group"
        aria-label={title}
        tabIndex={-1}
      >
        <div className={styles['room']}>
          {isShown ? (
            <Frame
              embed={embed}
              src={isPressed ? embed.startSrc : embed.src}
              title={title}
              onHeight={followsContent ? setOwnHeight : undefined}
            >
              {room}
            </Frame>
          ) : (
            room
          )}
        </div>
        {!isShown && (
          <div className={styles['notice']}>
            <p>{t('sent', { name })}</p>
            <div className={styles['buttons']}>
              <Button icon={kind === 'film' || kind === 'sound' ? play : undefined} onClick={load}>
                {t(kind)}
              </Button>
              {!waitsForPress && consent === 'refused' && (
                <Button look="stroke" onClick={allowAlways}>
                  {always}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <div className={styles['source']}>
        <span>{t('source', { name })}</span>
        <Link
          className={styles['link']}
          href={link}
          event={{ event: 'cta_click', clickText: t('open', { name }) }}
        >
          {t('open', { name })}
        </Link>
      </div>
      {!isKept && (
        <p className={styles['source']} role="alert">
          {t('notKept')}
        </p>
      )}
    </div>
  );
}
