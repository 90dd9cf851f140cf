import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { endOfLicence } from '#src/assets/details.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { stripMarkup } from '#src/text/plain.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';

/** A licence: its version and end, and what it says. */
export function LicenceText({ asset }: { readonly asset: AssetDetails }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const { version, html, credit } = asset.licence;
  const until = format.date(endOfLicence(asset));
  const facts = [version && t('version', { version }), until && `${t('until')}: ${until}`].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className={styles['quiet']}>{facts.join(' · ')}</p>}
      {html && (
        <div className={styles['text']}>
          <RichText html={html} headingLevel={level} otherwise={<p>{stripMarkup(html)}</p>} />
        </div>
      )}
      {credit && (
        <p>
          <span>{`${t('credit')}: `}</span>
          <bdi>{credit}</bdi>
        </p>
      )}
    </>
  );
}
