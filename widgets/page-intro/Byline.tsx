import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './page-intro.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Pick<Config, 'author' | 'publishedOn' | 'updatedOn' | 'readingMinutes'>;
}

/** Who wrote the page, when, and how long it takes to read; nothing where nothing of it is known. */
export function Byline({ config }: Props) {
  const { author, publishedOn = '', updatedOn = '', readingMinutes } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const published = format.date(publishedOn);
  const updated = format.date(updatedOn);
  const isUpdated = updated !== '' && updated !== published;
  if (!author && !published && !isUpdated && !readingMinutes) return null;
  return (
    <ul className={styles['byline']} role="list">
      {author && <li>{t('by', { name: author })}</li>}
      {published && (
        <li>
          <time dateTime={publishedOn}>{t('published', { date: published })}</time>
        </li>
      )}
      {isUpdated && (
        <li>
          <time dateTime={updatedOn}>{t('updated', { date: updated })}</time>
        </li>
      )}
      {readingMinutes && <li>{t('minutes', { count: readingMinutes })}</li>}
    </ul>
  );
}
