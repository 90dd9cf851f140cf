import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '#src/ui/Link.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import type { Embed } from './embed-of.ts';
import { useEmbedMessages } from './messages.ts';
import { readHeight } from './read-height.ts';
import styles from './consent-frame.module.css';

interface Props {
  readonly embed: Embed;
  readonly src: string;
  readonly title: string;
  /** Called with a height that the content names for itself. */
  readonly onHeight?: ((height: number) => void) | undefined;
  /** Stands below until the frame has come. */
  readonly children: ReactNode;
}

/** Ms after which a frame that has not come is given up. */
const loadTimeout = 10_000;

/** Never leaves the page by itself, downloads nothing, opens no message boxes. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

const permissions = {
  film: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  sound: 'autoplay; encrypted-media',
  map: 'fullscreen',
  content: 'fullscreen',
};

/**
 * The frame itself. One that has not come after ten seconds, or that the page's policy holds back, has a link to where the
 * content can be seen in its place.
 */
export function Frame({ embed, src, title, onHeight, children }: Props) {
  const t = useEmbedMessages();
  const shared = useSharedMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'late' | 'refused'>('waiting');
  const { origin } = new URL(src);

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'late' : now)), loadTimeout);
    return () => clearTimeout(timer);
  }, []);

  useLayoutEffect(() => {
    // Its load event comes even so.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = /^(frame|child|default)-src/.test(effectiveDirective);
      if (isFrame && URL.parse(blockedURI)?.origin === origin) setState('refused');
    };
    window.addEventListener('securitypolicyviolation', onViolation);
    return () => window.removeEventListener('securitypolicyviolation', onViolation);
  }, [origin]);

  useEffect(() => {
    if (!onHeight) return undefined;
    const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
      const isOurs = source !== null && source === frame.current?.contentWindow;
      const height = isOurs && sender === (embed.isOwn ? 'null' : origin) ? readHeight(data) : undefined;
      if (height !== undefined) onHeight(height);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onHeight, origin, embed.isOwn]);

  return (
    <>
      {state !== 'shown' && children}
      <iframe
        ref={frame}
        className={styles['frame']}
        title={title}
        // With its own origin and scripts, a frame of this page's origin could take its sandbox away.
        sandbox={embed.isOwn ? sandbox : `${sandbox} allow-same-origin`}
        allow={permissions[embed.kind]}
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
        src={src}
        onLoad={() => setState((now) => (now === 'refused' ? now : 'shown'))}
      />
      {state === 'waiting' && <p className={styles['state']}>{shared('loading')}</p>}
      {(state === 'late' || state === 'refused') && (
        <div className={styles['notice']} role="alert">
          <p>{t('late', { name: embed.name })}</p>
          <p>
            <Link
              className={styles['link']}
              href={embed.link}
              event={{ event: 'cta_click', clickText: t('open', { name: embed.name }) }}
            >
              {t('open', { name: embed.name })}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}
