import { useId, type ReactNode } from 'react';
import type { CollectionSummary } from '#src/assets/asset.schema.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { pictureAt } from '#src/cards/item.ts';
import { grid } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import { SetLink } from './SetLink.tsx';
import { ViewHeading } from './ViewHeading.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly sets: readonly CollectionSummary[];
  readonly onOpen: (id: string) => void;
  /** Stands below the visitor's own sets. */
  readonly children?: ReactNode;
}

/** The visitor's own sets and those that others share, each by its cover; without an own one, the steps to the first. */
export function SetList({ config, sets, onOpen, children }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const ids = useId();
  const own = sets.filter(({ shared }) => !shared);
  const others = sets.filter(({ shared }) => shared);
  return (
    <div className={styles['lists']}>
      <div className={styles['part']}>
        <div className={styles['line']}>
          <div id={`${ids}o`}>
            <ViewHeading>{t('own')}</ViewHeading>
          </div>
          <p className={styles['quiet']}>
            {t('setsOf', { count: own.length, maximum: config.maxCollections })}
          </p>
        </div>
        {own.length > 0 ? (
          <Cards config={config} sets={own} labelledBy={`${ids}o`} onOpen={onOpen} />
        ) : (
          <FirstSteps config={config} />
        )}
        {children}
      </div>
      {others.length > 0 && (
        <div className={styles['part']}>
          <Heading level={level} look="h3" id={`${ids}s`}>
            {t('shared')}
          </Heading>
          <Cards config={config} sets={others} labelledBy={`${ids}s`} onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}

/** How a visitor comes to a first set. */
function FirstSteps({ config: { searchPath } }: Pick<Props, 'config'>) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  return (
    <div className={styles['notice']}>
      <p>{t('none')}</p>
      <ol className={styles['steps']}>
        <li>{t('step1')}</li>
        <li>{t('step2', { action: words('collect') })}</li>
        <li>{t('step3')}</li>
      </ol>
      <ToLibrary href={searchPath} />
    </div>
  );
}

/** The way to the library; nothing where its author names none. */
export function ToLibrary({ href }: { readonly href: string | undefined }) {
  const t = useMessages<typeof en>();
  if (!href) return null;
  return (
    <Button look="stroke" size="small" href={href} event={{ event: 'cta_click', clickText: t('toLibrary') }}>
      {t('toLibrary')}
    </Button>
  );
}

interface CardsProps extends Omit<Props, 'children'> {
  readonly labelledBy: string;
}

function Cards({ config, sets, labelledBy, onOpen }: CardsProps) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const format = useFormat();
  const track = useTrack();
  const level = levelBelow(useHeadingLevel());
  return (
    <ul className={styles['cards']} role="list" aria-labelledby={labelledBy}>
      {sets.map(({ id, name, count, cover, updated }, index) => {
        const picture = pictureAt(cover ?? config.defaultCover);
        const date = format.date(updated);
        const follow = () => {
          // Its name is the visitor's own text, and nothing for reports.
          track({ event: 'item_click', clickText: words('collection'), dataLayer: { position: index + 1 } });
          onOpen(id);
        };
        return (
          <li key={id}>
            <article className={styles['card']}>
              <div className={styles['cover']}>
                {picture ? (
                  <Image
                    image={{ ...picture, decorative: true }}
                    ratio="4:3"
                    sizes="320px"
                    isDrawing={picture.drawing}
                  />
                ) : (
                  <Icon glyph={grid} size={24} />
                )}
              </div>
              <div className={styles['body']}>
                <Heading level={level} look="h4">
                  <SetLink id={id} className={styles['cardLink']} onFollow={follow}>
                    <span dir="auto">{name}</span>
                  </SetLink>
                </Heading>
                <p>{t('files', { count })}</p>
                {date && <p className={styles['quiet']}>{t('changedOn', { date })}</p>}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
