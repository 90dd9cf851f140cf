import { useRef } from 'react';
import { Image } from '#src/media/Image.tsx';
import { Section } from '#src/section/Section.tsx';
import { SectionTitle } from '#src/section/SectionTitle.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import layout from '#src/ui/layout.module.css';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Byline } from './Byline.tsx';
import { Facts } from './Facts.tsx';
import { Favourite } from './Favourite.tsx';
import type en from './messages/en.json';
import styles from './page-intro.module.css';
import { useOtherTitle } from './useOtherTitle.ts';
import type widget from './widget.ts';

/** The head of a page: its one heading of the first level, lead, picture, facts and actions. */
export function PageIntro({ config }: WidgetProps<typeof widget>) {
  const { title, eyebrow, lead, description, image, showFavourite, showShare, itemId } = config;
  const t = useMessages<typeof en>();
  const section = useRef<HTMLElement>(null);
  // A server's HTML has their room alone: a widget within it could come before this one does.
  const isHydrated = useHydrated();
  const hasOtherTitle = useOtherTitle(section);
  if (!title) return null;

  const actions = config.actions.filter(({ ctaLabel }) => ctaLabel);
  const primary = actions.find(({ ctaBtnVariant }) => ctaBtnVariant === 'solid');
  const hasFavourite = showFavourite && itemId !== undefined;
  const notes = [
    ...(hasOtherTitle ? [t('otherTitle')] : []),
    ...(showFavourite && !hasFavourite ? [t('noItem')] : []),
  ];

  return (
    <Section ref={section} config={{ ...config, headingLevel: 1 }} note={notes.join(' ')} head="own">
      <div className={styles['intro']} data-ground={image && 'night'}>
        {image && (
          <div className={`${layout['veiled']} ${styles['picture']}`}>
            <Image
              image={image}
              ratio="fill"
              sizes="(min-width: 1024px) 60vw, 100vw"
              isFirst
              isDrawing={image.drawing}
            />
          </div>
        )}
        <div className={`${layout['content']} ${styles['copy']}`}>
          {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
          <SectionTitle look="h2" />
          {lead && <p className={styles['lead']}>{lead}</p>}
          {description && <p className={styles['description']}>{description}</p>}
          <Byline config={config} />
          <Facts facts={config.facts} />
          {(actions.length > 0 || hasFavourite) && (
            <ul className={styles['actions']} role="list">
              {actions.map((cta) => (
                <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
                  <CtaButton cta={cta} look={cta === primary ? 'primary' : 'stroke'} />
                </li>
              ))}
              {hasFavourite && (
                <li className={styles['favourite']}>
                  {isHydrated && <Favourite title={title} image={image} itemId={itemId} />}
                </li>
              )}
            </ul>
          )}
          {showShare && (
            <div className={styles['share']}>
              {isHydrated && <MountElement name="share-bar" config={{ shareTitle: title }} />}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
