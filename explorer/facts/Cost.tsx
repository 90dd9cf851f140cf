import type { ReactNode } from 'react';
import { languages } from '#src/i18n/languages.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import type { CostFile, SharedCost, SiteData, WidgetData, WidgetFile } from '../data.ts';
import { useWords } from '../words.ts';
import { useNumbers } from './useNumbers.ts';
import words from './words.json' with { type: 'json' };

/** What a page pays for a widget: when it is fetched, its own files, those that it shares, its words. */
export function Cost({ widget, site }: { readonly widget: WidgetData; readonly site: SiteData }) {
  const t = useWords(words);
  const { files, load } = widget;
  const loads = `load-${load}`;
  return (
    <>
      <h4>{t('loads')}</h4>
      <p>
        {isWord(loads) ? t(loads) : load} {t('loadChange')}
      </p>
      {files && site.cost ? (
        <Sizes widget={widget} files={files} cost={site.cost} />
      ) : (
        <p className="ex-facts-empty">{t('notBuilt')}</p>
      )}
    </>
  );
}

const isWord = (key: string): key is keyof typeof words.en => Object.hasOwn(words.en, key);

interface SizesProps {
  readonly widget: WidgetData;
  readonly files: readonly WidgetFile[];
  readonly cost: SharedCost;
}

function Sizes({ widget, files, cost }: SizesProps) {
  const t = useWords(words);
  const own = files.filter(({ usedBy }) => usedBy === 1);
  const shared = files.filter(({ usedBy }) => usedBy > 1);
  const spoken = languages.flatMap((language) => {
    const all = widget.words[language] ?? [];
    return all.length === 0 ? [] : [{ language, bytes: bytesOf(all) }];
  });
  return (
    <>
      <p className="ex-hint">{t('costAbout')}</p>
      <SizeTable
        title={t('own')}
        first={t('file')}
        rows={own.map(({ file, brotli }) => ({ key: file, name: <File file={file} />, bytes: brotli }))}
        total={bytesOf(own)}
      />
      {shared.length > 0 && (
        <SizeTable
          title={t('shared')}
          first={t('file')}
          rows={shared.map(({ file, brotli, usedBy }) => ({
            key: file,
            name: <File file={file} />,
            bytes: brotli,
            usedBy,
          }))}
          total={bytesOf(shared)}
        />
      )}
      {spoken.length > 0 && (
        <SizeTable
          title={t('ownWords')}
          about={t('ownWordsAbout')}
          first={t('language')}
          rows={spoken.map(({ language, bytes }) => ({
            key: language,
            name: (
              <span lang={language} dir="auto">
                {nativeName(language)}
              </span>
            ),
            bytes,
          }))}
        />
      )}
      <SizeTable
        title={t('everyPage')}
        first={t('file')}
        rows={[
          { key: 'loader', name: t('loader'), bytes: cost.loader.brotli },
          { key: 'platform', name: t('platform'), bytes: bytesOf(cost.platform) },
          {
            key: 'words',
            name: t('platformWords'),
            bytes: Math.max(0, ...Object.values(cost.words).map(({ brotli }) => brotli)),
            isMost: true,
          },
        ]}
      />
    </>
  );
}

const bytesOf = (files: readonly CostFile[]): number =>
  files.reduce((bytes, { brotli }) => bytes + brotli, 0);

const File = ({ file }: { readonly file: string }) => (
  <code dir="ltr" translate="no">
    {file}
  </code>
);

interface SizeTableProps {
  readonly title: string;
  readonly about?: string;
  /** What the first column is called. */
  readonly first: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly bytes: number;
    readonly usedBy?: number;
    /** Whether other pages have less. */
    readonly isMost?: boolean;
  }[];
  readonly total?: number;
}

function SizeTable({ title, about, first, rows, total }: SizeTableProps) {
  const t = useWords(words);
  const { kilobytes } = useNumbers();
  const hasUse = rows.some(({ usedBy }) => usedBy !== undefined);
  return (
    <>
      <h4>{title}</h4>
      {about !== undefined && <p className="ex-hint">{about}</p>}
      <table className="ex-table ex-facts-sizes" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {hasUse && <th scope="col">{t('usedBy')}</th>}
            <th scope="col">{t('size')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, bytes, usedBy, isMost }) => (
            <tr key={key}>
              <td>{name}</td>
              {hasUse && <td>{usedBy !== undefined && t('widgets', { count: usedBy })}</td>}
              <td>{t(isMost ? 'upTo' : 'kilobytes', { size: kilobytes(bytes) })}</td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasUse ? 2 : 1}>
                {t('total')}
              </th>
              <td>{t('kilobytes', { size: kilobytes(total) })}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </>
  );
}
