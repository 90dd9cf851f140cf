import { languageNames } from '#src/i18n/language-names.ts';
import { descriptionIn } from '#src/partners/partner-text.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { stripMarkup } from '#src/text/plain.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';

/** What a company says of itself, and the languages that it speaks; nothing without either. */
export function About({ entry }: { readonly entry: PartnerEntry }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const { language } = usePage();
  const { text, lang } = descriptionIn(entry, language);
  const spoken = languageNames(entry.languages, language);
  if (text === '' && spoken.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('about')}
      </Heading>
      {text !== '' && (
        <div lang={lang} dir="auto" className={styles['text']}>
          {stripMarkup(text) === text ? <p>{text}</p> : <RichText html={text} headingLevel={level} />}
        </div>
      )}
      {spoken.length > 0 && (
        <p className={styles['quiet']}>{t('languages', { languages: format.list(spoken) })}</p>
      )}
    </div>
  );
}
