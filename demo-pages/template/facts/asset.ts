import { assets, labelOf, licences } from '#origin/data.ts';
import type { FactsOf } from '../fact-maker.ts';
import { formatBytes, formatDays, formatNumber } from '../format.ts';
import { label } from '../words.ts';

export const facts: FactsOf = (item, language, { own, list }) => {
  const data = assets.find(({ id }) => id === item.id);
  if (!data) return [];
  const licence = licences.find(({ key }) => key === data.licence)?.label[language];
  const size =
    data.width > 0 ? `${formatNumber(data.width, language)} × ${formatNumber(data.height, language)}` : '';
  return [
    ...own('mediaType', labelOf('assetTypes', data.type, language)),
    ...own('dimensions', size),
    ...own('fileSize', formatBytes(data.bytes, language)),
    ...own('photographer', data.photographer ?? ''),
    ...own('licence', data.restricted ? label('restricted', language) : licence),
    ...own('expires', data.expires && formatDays(data.expires, data.expires, language)),
    ...own('region', item.region),
    ...own('keywords', list(item.tags)),
  ];
};
