import { useId, useRef, type ComponentProps } from 'react';
import { BannerMedia, hasFilm } from '#src/banner/BannerMedia.tsx';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Section } from '#src/section/Section.tsx';
import { SectionTitle } from '#src/section/SectionTitle.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { OrnamentBand } from '#src/ui/OrnamentBand.tsx';
import { useFocusReturn } from '#src/ui/useFocusReturn.ts';
import styles from './banner.module.css';
import { Countdown } from './Countdown.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** When and as which date it ends; undefined for no countdown. */
  readonly countdown: Pick<ComponentProps<typeof Countdown>, 'end' | 'date'> | undefined;
  readonly onClose: () => void;
}

/** How each layout shows the picture, the title and the buttons. */
const looks = {
  overlay: { ratio: 'fill', sizes: '100vw', heading: 'h2', button: 'regular' },
  split: { ratio: '4:3', sizes: '(min-width: 768px) 50vw, 100vw', heading: 'h2', button: 'regular' },
  strip: { ratio: 'fill', sizes: '96px', heading: 'h4', button: 'small' },
} as const;

/** Copy and picture of a campaign in one of three layouts (design, section 7: "Promotional banner"). */
export function Banner({ config, countdown, onClose }: Props) {
  const { title, description, eyebrow, image, from, to, dismissible } = config;
  const ctas = config.ctas.filter(({ ctaLabel }) => ctaLabel);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusReturn(section);

  const isOverlay = config.layout === 'overlay';
  const look = looks[config.layout];
  // A slim row has no room for a film and the button that stops it.
  const video = config.layout === 'strip' ? undefined : config.video;
  const hasMedia = image !== undefined || hasFilm(video);
  const primary = ctas.find(({ ctaBtnVariant }) => ctaBtnVariant === 'solid');

  return (
    <Section ref={section} config={config} label={eyebrow} head="own" titleId={titleId}>
      <div className={styles[config.layout]} data-ground={isOverlay ? 'night' : undefined}>
        {isOverlay && <OrnamentBand />}
        <div className={styles['stage']}>
          {hasMedia && (
            <div className={styles['picture']}>
              <BannerMedia
                media={{ image, video }}
                label={image?.decorative ? '' : image?.alt || title}
                ratio={look.ratio}
                sizes={look.sizes}
                isBackdrop={isOverlay}
              />
            </div>
          )}
          <div className={styles['copy']}>
            <div className={styles['words']}>
              {eyebrow && (
                <p className={styles['eyebrow']}>
                  {(from ?? to) && <Icon glyph={calendar} size={20} />}
                  <span>{eyebrow}</span>
                </p>
              )}
              <SectionTitle look={look.heading} />
              {description && <p className={styles['description']}>{description}</p>}
            </div>
            {countdown && <Countdown {...countdown} isCompact={config.layout === 'strip'} />}
            {ctas.length > 0 && (
              <div className={styles['actions']}>
                {ctas.map((cta) => (
                  <CtaButton
                    key={`${cta.ctaLabel} ${cta.ctaLink}`}
                    cta={cta}
                    look={cta === primary ? 'primary' : 'stroke'}
                    size={look.button}
                  />
                ))}
              </div>
            )}
          </div>
          {dismissible && (
            <div className={styles['close']}>
              <CloseButton
                onClick={onClose}
                describedBy={title ? titleId : undefined}
                ground={isOverlay && hasMedia ? 'veil' : 'none'}
              />
            </div>
          )}
        </div>
        {isOverlay && <OrnamentBand />}
      </div>
    </Section>
  );
}
