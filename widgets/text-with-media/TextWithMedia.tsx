import { BannerMedia, hasFilm } from '#src/banner/BannerMedia.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section } from '#src/section/Section.tsx';
import { SectionTitle } from '#src/section/SectionTitle.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import layout from '#src/ui/layout.module.css';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { Favourite } from './Favourite.tsx';
import styles from './text-with-media.module.css';
import type widget from './widget.ts';

/**
 * A text beside a picture or film, or on it. The whole of it is clickable where there is exactly one action, by that
 * action's link, which reaches over all; what else can be pressed lies above it.
 */
export function TextWithMedia({ config }: WidgetProps<typeof widget>) {
  const { pretitle, title, description, body, image, video, mediaSide, mediaRatio, itemId } = config;
  // A server's HTML has its room alone: a widget within it could come before this one does.
  const isHydrated = useHydrated();
  const actions = config.actions.filter(({ ctaLabel }) => ctaLabel);
  const isFilm = hasFilm(video);
  const hasMedia = isFilm || image !== undefined;
  if (!title && !description && !body && !hasMedia) return null;

  const isOverlay = config.overlay && hasMedia;
  // What plays a film that lies behind the text can be pressed, too.
  const isClickable = actions.length === 1 && !(isOverlay && isFilm);
  const primary = actions.find(({ ctaBtnVariant }) => ctaBtnVariant === 'solid');
  const item = title ? itemId : undefined;

  return (
    <Section config={config} label={pretitle} head="own">
      <div className={layout['content']}>
        <div className={styles['section']}>
          <div
            className={styles[isOverlay ? 'overlay' : 'beside']}
            data-ground={isOverlay ? 'night' : undefined}
            data-side={mediaSide}
            data-ratio={mediaRatio}
            data-clickable={isClickable || undefined}
          >
            {hasMedia && (
              <div className={styles['media']} data-film={isFilm || undefined}>
                <BannerMedia
                  media={{ image, video }}
                  label={image?.decorative ? '' : image?.alt || title}
                  ratio={isOverlay ? 'fill' : mediaRatio}
                  sizes={isOverlay ? '100vw' : '(min-width: 768px) 50vw, 100vw'}
                  isBackdrop={isOverlay}
                />
              </div>
            )}
            <div className={styles['copy']}>
              {pretitle && <p className={styles['pretitle']}>{pretitle}</p>}
              <SectionTitle look="h2" />
              {description && <p className={styles['description']}>{description}</p>}
              {body && <Body html={body} />}
              {(actions.length > 0 || item !== undefined) && (
                <div className={styles['actions']}>
                  {actions.map((cta) => (
                    <CtaButton
                      key={`${cta.ctaLabel} ${cta.ctaLink}`}
                      cta={cta}
                      look={cta === primary ? 'primary' : 'stroke'}
                    />
                  ))}
                  {item !== undefined && (
                    <div className={styles['favourite']}>
                      {isHydrated && (
                        <Favourite
                          title={title}
                          image={image}
                          itemId={item}
                          url={(primary ?? actions[0])?.ctaLink}
                        />
                      )}
                    </div>
                  )}
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The formatted text; its headings are below the title. */
function Body({ html }: { readonly html: string }) {
  const level = useHeadingLevel();
  return (
    <div className={styles['body']}>
      <RichText html={html} headingLevel={level} />
    </div>
  );
}
