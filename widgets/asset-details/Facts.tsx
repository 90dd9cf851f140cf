import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { endOfLicence } from '#src/assets/details.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { assetPixels, assetSize } from '#src/assets/size.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { FactList } from '#src/ui/FactList.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';
import { formatOf } from './renditions.ts';

const shapes = { landscape: true, portrait: true, square: true } as const;

type Shape = keyof typeof shapes;

/** What is known of a file, as a list of terms; what is not known, or unreadable, is left out. */
export function Facts({ asset }: { readonly asset: AssetDetails }) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const { wordFor } = useValueWords(true);
  const { type, orientation, bytes, region, photographer, keywords, uploadedOn, id, renditions } = asset;
  const [largest] = renditions.toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0));
  const pixels = assetPixels(asset, format);
  const shape =
    wordFor('orientation', orientation) ??
    (Object.hasOwn(shapes, orientation) ? t(orientation as Shape) : undefined);
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const isolated = (text: string | undefined) => text && <bdi>{text}</bdi>;
  const keyed = keywords.length > 0 && <Keywords keywords={keywords} />;
  return (
    <div className={styles['facts']}>
      <Heading level={level} look="h4">
        {t('facts')}
      </Heading>
      <FactList
        facts={[
          [t('type'), words(type)],
          [t('format'), isolated(largest && formatOf(largest))],
          [t('pixels'), pixels && ltr(pixels)],
          [t('size'), isolated(bytes ? assetSize(bytes, format) : '')],
          [t('orientation'), shape],
          [t('region'), region && (wordFor('region', region) ?? isolated(region))],
          [t('photographer'), isolated(photographer)],
          [t('licence'), isolated(asset.licence.name)],
          [t('until'), format.date(endOfLicence(asset))],
          [t('uploaded'), format.date(uploadedOn)],
          [t('keywords'), keyed],
          [t('id'), isolated(id)],
        ]}
      />
    </div>
  );
}

/** Keys of the service: one without a word in the page's language is English. */
function Keywords({ keywords }: Pick<AssetDetails, 'keywords'>) {
  const { language } = usePage();
  const { wordFor } = useValueWords(true);
  return (
    <ul className={styles['keywords']} role="list">
      {[...new Set(keywords)].map((key) => {
        const word = wordFor('keywords', key);
        return (
          <li key={key} lang={word || language === 'en' ? undefined : 'en'} dir="auto">
            {word ?? key}
          </li>
        );
      })}
    </ul>
  );
}
