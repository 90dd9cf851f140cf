import { sizeText } from '#src/i18n/size-text.ts';
import { DownloadLink } from '#src/lightbox/DownloadLink.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './calendar-event.module.css';
import type en from './messages/en.json';
import type { TradeEventDetail } from './trade-event.schema.ts';

/** Files of the event, each with its type and size; nothing without any. */
export function Attachments({ attachments }: Pick<TradeEventDetail, 'attachments'>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  if (attachments.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('attachments')}
      </Heading>
      <ul className={styles['files']} role="list">
        {attachments.map(({ title, url, bytes, type }) => {
          const facts = [kindOf(url, type), bytes ? sizeText(bytes, format) : ''].filter(Boolean);
          const text = (
            <>
              <span dir="auto">{title}</span>
              {facts.length > 0 && <span className={styles['quiet']}>{` (${facts.join(', ')})`}</span>}
            </>
          );
          return (
            <li key={`${url} ${title}`}>
              {url ? (
                <DownloadLink className={styles['link']} href={url} text={title}>
                  {text}
                </DownloadLink>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What kind of file it is, as PDF: by the ending of its address, else by its media type. */
function kindOf(url = '', type: string): string {
  const [, ending] = /\.([a-z\d]{2,5})$/i.exec(url.replace(/[?#].*$/, '')) ?? [];
  return (ending ?? type.split('/').at(-1) ?? '').toUpperCase();
}
