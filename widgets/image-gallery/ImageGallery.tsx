import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Comparison } from './Comparison.tsx';
import styles from './image-gallery.module.css';
import type en from './messages/en.json';
import { picturesOf } from './pictures.ts';
import { PictureFigure } from './PictureFigure.tsx';
import { PictureList } from './PictureList.tsx';
import type widget from './widget.ts';

/** Pictures with captions and credits: a list that opens in large, one alone, or two on each other. */
export function ImageGallery({ config }: WidgetProps<typeof widget>) {
  const { title, compare } = config;
  const t = useMessages<typeof en>();
  const pictures = picturesOf(config, t);
  const [first, second] = pictures;
  if (!first) return null;

  const count = pictures.filter(({ lacksText }) => lacksText).length;
  const isComparison = compare && second !== undefined && pictures.length === 2;
  const notes = [
    count > 0 && t('lackText', { count }),
    compare && !isComparison && t('compareTwo', { count: pictures.length }),
  ].filter(Boolean);
  return (
    <Section
      config={config}
      label={t('gallery')}
      note={notes.join(' ')}
      head={{ space: config.layout === 'carousel' ? 'wide' : 'close' }}
      className={styles['section']}
    >
      {isComparison ? (
        <Comparison before={first} after={second} />
      ) : second === undefined ? (
        <PictureFigure picture={first} />
      ) : (
        <PictureList config={config} pictures={pictures} label={title || t('gallery')} />
      )}
    </Section>
  );
}
